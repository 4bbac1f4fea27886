import type { WaitingListEntry } from '../src/waiting-list/waiting-list-ledger.ts';

/** For tests and e-mail templates. */
export const sampleWait: WaitingListEntry = {
  id: 'hall Ambali Hall 2027-03-20 2027-03-20',
  place: 'hall',
  what: 'Ambali Hall',
  from: '2027-03-20',
  to: '2027-03-20',
  people: 650,
  name: 'Morenikeji Bello',
  email: 'morenikeji@example.com',
  phone: '0800 000 0000',
  at: 1_795_275_060_000,
  requestMail: 'sent',
};
