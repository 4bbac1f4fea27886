import type { HallBooking } from '../hall/booking/booking.ts';
import { invoiceReference } from '../hall/booking/invoice.ts';
import { addReport } from '../hall/flow/add-report.ts';
import type { HallDesk } from '../hall/flow/hall-desk.ts';
import type { Offer } from './tab.ts';

/** Adds what somebody says to have paid, under the next reference: it may be there or not. */
export function reportOffers(desk: HallDesk, booking: HallBooking): Offer[] {
  const reference = invoiceReference(booking.invoice, booking.payments.length + 1);
  const add = async () => {
    await addReport(desk, booking, { reference, naira: 300_000, by: 'Tunde' });
  };
  return [{ name: 'add what somebody has paid', run: add }];
}
