// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { formOf, invoiceFields } from './invoice-fields.ts';
import { sampleBooking as booking } from '../booking/sample-booking.ts';

function sent(change: Partial<typeof booking.details>) {
  const fields = invoiceFields({ ...booking, details: { ...booking.details, ...change } });
  return Object.fromEntries(new FormData(formOf(fields)));
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
  });
  expect(sent({ subCheck: true })).toMatchObject({ subCheck: 'on' });
});
