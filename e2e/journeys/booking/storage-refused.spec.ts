import { expect, test } from '../support/fixtures.ts';
import { deviceList } from './pages/device-list.ts';
import { bookHall } from './pages/hall-form.ts';
import { ambali, hallInvoice } from './pages/hall-invoice.ts';
import { refuseAllSiteData } from './refuse-site-data.ts';

const gone = 'This browser did not let us save this page';

test('where all site data is refused, a hall is booked and paid once', async ({ page, sandbox }) => {
  await refuseAllSiteData(page);
  const list = deviceList(page);
  await list.open();
  await expect(
    list.status.filter({ hasText: 'This browser does not let the site save anything' }),
  ).toBeVisible();
  await bookHall(page);
  const { pay, receipt } = hallInvoice(page);
  await expect(page.getByRole('main')).toContainText(gone);
  await pay(ambali.deposit);
  await expect(receipt).toContainText(ambali.deposit);
  await expect(page.getByRole('main')).toContainText(gone);
  expect((await sandbox.received()).payments).toHaveLength(1);

  await page.getByRole('link', { name: 'My bookings', exact: true }).click();
  const row = list.row('Ambali Hall');
  await expect(row).toContainText('Deposit paid');
  await row.getByRole('button', { name: 'Pay the balance, ₦900,000' }).click();
  await expect(receipt).toContainText(ambali.deposit);
});
