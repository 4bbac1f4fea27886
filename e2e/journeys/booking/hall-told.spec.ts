import { expect, test } from '../support/fixtures.ts';
import { deviceList } from './device-list.ts';
import { bookHall } from './hall-form.ts';
import { ambali, hallInvoice } from './hall-invoice.ts';
import { paymentMails } from './received-records.ts';

test('an e-mail about a payment that failed waits with it, and goes with the next look at it', async ({
  page,
  sandbox,
}) => {
  await bookHall(page);
  await sandbox.fault({ service: 'email', kind: 'status', status: 500 });
  const main = page.getByRole('main');
  await hallInvoice(page).pay(ambali.full);
  await expect(main).toContainText('The venue does not know about your payment');
  await expect(main.getByRole('link', { name: 'WhatsApp' }).last()).toHaveAttribute(
    'href',
    /₦1,700,000|1%2C700%2C000/,
  );
  await main.getByRole('button', { name: 'Tell the venue now' }).click();
  await expect(main).toContainText('The venue does not know about your payment');
  const list = deviceList(page);
  await list.open();
  await expect(list.row('Ambali Hall')).toContainText('The venue has not been told yet');
  await sandbox.mend();
  await list.row('Ambali Hall').getByRole('button', { name: 'Open the receipt' }).click();
  await expect(main).toContainText('An e-mail about your payment has been sent to the venue.');
  expect(await paymentMails(sandbox)).toMatchObject([{ sum: '₦1,700,000', left: 'Nothing' }]);
});
