import type { StayRecord } from '../src/stay/booking/stay-ledger.ts';

/** For tests: three paid nights in the deluxe suite, with no e-mail to the venue yet. */
export const sampleStay: StayRecord = {
  origin: 'this-device',
  status: 'paid',
  place: 'deluxe-suite',
  from: '2026-12-04',
  to: '2026-12-07',
  rate: 30_000,
  naira: 90_000,
  reference: 'ARIYA-R1',
  name: 'Morenikeji Bello',
  arrival: '15:30',
  at: Date.parse('2026-11-21T15:31:00Z'),
  contact: { email: 'morenikeji@example.com', phone: '0800 000 0000' },
  terms: { checkIn: '14:00' },
  onPage: true,
  isConfirmed: false,
};
