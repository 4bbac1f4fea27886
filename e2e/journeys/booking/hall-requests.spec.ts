import { expect, test } from '../fixtures.ts';
import { booking, bookHall } from './hall-form.ts';
import { hallInvoice } from './hall-invoice.ts';
import { onlyMail, reached } from './hall-outbox.ts';

test('C-09 to C-16, C-23, I-17, F-06: what was typed reaches the two services, with the number on the screen', async ({
  page,
  sandbox,
}) => {
  await bookHall(page);
  const number = await hallInvoice(page).number();
  const { requests } = await sandbox.outbox();
  const [availability, add, mail] = requests;
  for (const request of [availability, add]) {
    expect(request).toMatchObject({
      method: 'POST',
      apiKey: 'sandbox_reservation_key',
      contentType: 'application/json',
    });
  }
  const day = { checkInDate: '2031-03-20', checkOutDate: '2031-03-20', adultNo: '650', childNo: '0' };
  expect(availability?.body).toEqual({ ...day, facilityTypeId: 2 });
  expect(add?.body).toEqual({
    guest: {
      title: '',
      firstName: 'Morenikeji',
      lastName: 'Bello',
      phone: booking.phone,
      email: booking.email,
      sex: '',
      occupation: '',
      countryId: 1,
      address1: '',
      address2: '',
      city: '',
      stateId: 1,
    },
    reservations: [
      {
        ...day,
        roomTypeId: 15,
        arrivalTime: '12:00',
        purpose: 'Wedding Party',
        rate: 1_500_000,
        additionalReq: `Invoice ${number}. ${booking.addInfo}`,
        quantity: 1,
      },
    ],
    payment: { payTypeId: 1, paymethodid: 1, amount: 800_000 },
  });
  expect(mail?.contentType).toMatch(/^multipart\/form-data/);
  expect(number).toMatch(/^[1-9]\d{5}$/);
  const { website: _trap, ...fields } = await onlyMail(sandbox);
  const { reservations } = await sandbox.outbox();
  const bookingRef = reservations[0]?.bookingRef;
  expect(fields).toMatchObject({ ...booking, termsCheck: 'on', invoiceNumber: number, bookingRef });
  expect(fields).toMatchObject({
    deposit: '₦800,000',
    fullPayment: '₦1,700,000',
    narration: `ARIYA ${number}`,
  });
  await expect(page.getByText(bookingRef ?? 'no reference').first()).toBeVisible();
});

test('V-02: remarks and offers are optional, a phone has no form', async ({ page, sandbox }) => {
  const free = { addInfo: '', phone: 'ask my sister' };
  await bookHall(page, free);
  expect(await onlyMail(sandbox)).toMatchObject(free);
  expect(await reached(sandbox)).toEqual({
    calls: ['availability', 'add', 'send-form'],
    halls: [15],
    mails: 1,
    payments: [],
  });
});
