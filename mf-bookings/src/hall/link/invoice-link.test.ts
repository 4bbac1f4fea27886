import { expect, test } from 'vitest';
import { sampleBooking } from '../../../test/sample-booking.ts';
import { sharedInvoice } from './invoice-link.ts';

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
