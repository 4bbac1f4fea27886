import { paths } from '../../site/addresses.ts';
import { deviceList } from '../booking/pages/device-list.ts';
import { bookHall } from '../booking/pages/hall-form.ts';
import { ambali, hallInvoice } from '../booking/pages/hall-invoice.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { keptOnDevice } from './kept-on-device.ts';

test.use({ serviceWorkers: 'allow' });

test(
  'what was just booked is there without a connection and paid when it is back',
  { tag: ['@B-16', '@Q-13'] },
  async ({ page, context }) => {
    const invoice = hallInvoice(page);
    const { row } = deviceList(page);
    await bookHall(page);
    const number = await invoice.number();
    await keptOnDevice(page, paths.hallBooking);
    await keptOnDevice(page, paths.myBookings);
    await context.setOffline(true);
    await test.step('the list is there by a link', async () => {
      await page.getByRole('main').getByRole('link', { name: 'My bookings', exact: true }).click();
      await expect(row('Ambali Hall')).toContainText('Held until');
    });
    await test.step('and by its address', async () => {
      await page.reload();
      await expect(row('Ambali Hall')).toContainText(`Invoice ${number}`);
      await hydrated(page, 'mf-bookings/bookings-on-this-device');
    });
    await row('Ambali Hall').getByRole('button', { name: 'Open and pay' }).click();
    await expect(invoice.sheet).toContainText('₦1,700,000');
    await page.reload();
    await expect(invoice.sheet).toContainText('₦1,700,000');
    await context.setOffline(false);
    await invoice.pay(ambali.deposit);
    await expect(invoice.receipt).toBeVisible();
  },
);
