import { paths } from '../../site/addresses.ts';
import { expect, hydrated, test } from '../fixtures.ts';
import { deviceList } from '../booking/device-list.ts';
import { bookHall } from '../booking/hall-form.ts';
import { ambali, hallInvoice } from '../booking/hall-invoice.ts';
import { keptOnDevice } from './kept.ts';

test.use({ serviceWorkers: 'allow' });

test('B-16, Q-13: invoice and list open without a connection, and the invoice is paid when it is back', async ({
  page,
  context,
}) => {
  await bookHall(page);
  const number = await hallInvoice(page).number();
  await keptOnDevice(page, paths.hallBooking);
  await keptOnDevice(page, paths.myBookings);
  await context.setOffline(true);
  await page.reload();
  await expect(hallInvoice(page).sheet).toContainText('₦1,700,000');

  await page.goto(paths.myBookings);
  const { row } = deviceList(page);
  await expect(row('Ambali Hall')).toContainText(`Invoice ${number}`);
  await hydrated(page, 'mf-bookings/bookings-on-this-device');
  await row('Ambali Hall').getByRole('button', { name: 'Open and pay' }).click();
  await expect(hallInvoice(page).sheet).toContainText('₦1,700,000');

  await context.setOffline(false);
  await hallInvoice(page).pay(ambali.deposit);
  await expect(hallInvoice(page).receipt).toBeVisible();
});

test('Q-13: what was just booked is in the list, reached from the invoice without a line', async ({
  page,
  context,
}) => {
  await bookHall(page);
  await keptOnDevice(page, paths.myBookings);
  await context.setOffline(true);
  await page.getByRole('main').getByRole('link', { name: 'My bookings', exact: true }).click();
  const { row } = deviceList(page);
  await expect(row('Ambali Hall')).toContainText('Held until');
  await row('Ambali Hall').getByRole('button', { name: 'Open and pay' }).click();
  await expect(hallInvoice(page).sheet).toContainText('₦1,700,000');
});
