import { expect, test } from 'vitest';
import { sampleBooking, sampleDeposit } from '../../../test/sample-booking.ts';
import { isLinkPayable, sharedInvoice } from './invoice-link.ts';

test('of the person who booked, one word is shared and nothing else', () => {
  const { invoice, terms, details } = sampleBooking;
  const { hall, eventDate, startTime, endTime } = details;
  const firstName = ' Ṣèyí, “Ṣẹ̀yí” 0803';
  expect(sharedInvoice({ ...sampleBooking, details: { ...details, firstName, addInfo: 'secret' } })).toEqual({
    invoice,
    details: { hall, eventDate, startTime, endTime },
    terms,
    firstName: 'Ṣèyí'.normalize('NFC'),
    toWhom: '',
    requestedNaira: 0,
    paid: 0,
    referencesCounted: [],
    referencesUncounted: [],
  });
});

test('a link can be paid until the day of the event is over, as its page says', () => {
  const secured = { ...sampleBooking, payments: [sampleDeposit] };
  expect(isLinkPayable(sampleBooking, sampleBooking.invoice.issuedAt)).toBe(true);
  expect(isLinkPayable(secured, Date.parse('2027-03-20T22:30:00Z'))).toBe(true);
  expect(isLinkPayable(secured, Date.parse('2027-03-20T23:30:00Z'))).toBe(false);
});
