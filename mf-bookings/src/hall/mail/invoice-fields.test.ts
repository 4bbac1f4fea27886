import { expect, test } from 'vitest';
import { sampleBooking as booking } from '../../../test/sample-booking.ts';
import { valuesOf } from '../../mail/venue-mail.ts';
import { invoiceFields } from './invoice-fields.ts';

const bank = { bank: 'Sample Bank', accountNumber: '0123456789', accountName: 'Venue' };

function sent(change: Partial<typeof booking.details>) {
  const fields = invoiceFields({ ...booking, details: { ...booking.details, ...change } }, bank);
  return valuesOf(fields);
}

test('F-06, F-07: the e-mail carries the checked details under the names of the form, and the number', () => {
  expect(sent({ addInfo: 'Live band' })).toEqual({
    eventType: 'Wedding Party',
    eventDate: '2027-03-20',
    startTime: '12:00',
    endTime: '19:00',
    hall: 'Ambali Hall',
    noOfPeople: '650',
    firstName: 'Morenikeji',
    lastName: 'Bello',
    email: 'morenikeji@example.com',
    phone: '0800 000 0000',
    addInfo: 'Live band',
    hearAbout: 'Instagram',
    termsCheck: 'on',
    invoiceNumber: '481902',
    bookingRef: 'None given',
    rental: '₦1,500,000',
    caution: '₦200,000',
    fullPayment: '₦1,700,000',
    deposit: '₦800,000',
    balance: '₦900,000',
    lateHours: 'None',
    balanceDue: 'by Thu 18 Feb 2027',
    validUntil: '22/11/2026, 16:12, Lagos time',
    ...bank,
    narration: 'ARIYA 481902',
  });
  expect(sent({ subCheck: true })).toMatchObject({ subCheck: 'on' });
});
