import { termsFor } from '../src/hall/booking/agreed-terms.ts';
import type { HallBooking } from '../src/hall/booking/booking.ts';
import type { HallPayment } from '../src/hall/booking/hall-payment.ts';
import { hallOf } from '../src/hall/booking/named-hall.ts';

/** For tests: Ambali Hall held for 20 March 2027, invoice issued on 21 November 2026 at 16:12 Lagos time. */
export const sampleBooking: HallBooking = {
  details: {
    eventType: 'Wedding Party',
    eventDate: '2027-03-20',
    startTime: '12:00',
    endTime: '19:00',
    hall: 'Ambali Hall',
    noOfPeople: 650,
    firstName: 'Morenikeji',
    lastName: 'Bello',
    email: 'morenikeji@example.com',
    phone: '0800 000 0000',
    addInfo: '',
    hearAbout: 'Instagram',
    subCheck: false,
  },
  invoice: { number: '481902', issuedAt: Date.parse('2026-11-21T15:12:00Z') },
  terms: termsFor(hallOf({ hall: 'Ambali Hall' })),
  invoiceMail: 'sent',
  payments: [],
};

/** For tests: its deposit, paid when the invoice was issued. */
export const sampleDeposit = {
  origin: 'this-device',
  status: 'paid',
  choice: 'deposit',
  naira: 800_000,
  reference: 'R',
  at: sampleBooking.invoice.issuedAt,
} as const satisfies HallPayment;

/** For tests: a payment of that many naira towards it. */
export function samplePart(naira: number, change: Partial<HallPayment> = {}): HallPayment {
  return { ...sampleDeposit, choice: 'part', naira, reference: `R${naira}`, ...change };
}
