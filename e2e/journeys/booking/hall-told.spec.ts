import type { SandboxLane } from '@venue/sandbox/client.ts';
import { expect, test } from '../fixtures.ts';
import { deviceList } from './device-list.ts';
import { sentToAnother } from './family-pays.ts';
import { bookHall } from './hall-form.ts';
import { ambali, hallInvoice } from './hall-invoice.ts';

/** The e-mails about payments that reached the venue, by their fields. */
async function paymentMails(sandbox: SandboxLane): Promise<Record<string, string>[]> {
  const { mails } = await sandbox.outbox();
  return mails
    .filter(({ templateId }) => templateId === 'template_hall_payment')
    .map(({ fields }) => Object.fromEntries(fields.map(({ name, value }) => [name, value])));
}

test('the venue is told of the deposit and of what follows it, each once, with what is left', async ({
  page,
  sandbox,
}) => {
  await bookHall(page);
  const { pay, checkout } = hallInvoice(page);
  const main = page.getByRole('main');
  await pay(ambali.deposit);
  await expect(main).toContainText('The venue has been told of your payment by e-mail.');
  await main.getByRole('textbox', { name: 'Or pay a part now' }).fill('300,000');
  await main.getByRole('button', { name: 'Pay a part' }).click();
  await checkout.getByRole('button', { name: 'Pay ₦300,000' }).click();
  await expect(main).toContainText('The venue has been told of your payments by e-mail.');
  await page.reload();
  await expect(main).toContainText('The venue has been told of your payments by e-mail.');
  const { payments } = await sandbox.outbox();
  const told = { name: 'Morenikeji Bello', hall: 'Ambali Hall', eventDate: 'Thursday 20 March 2031' };
  expect(await paymentMails(sandbox)).toMatchObject([
    {
      ...told,
      reference: payments[0]?.reference,
      share: 'Deposit and caution',
      sum: '₦800,000',
      left: '₦900,000, by Tue 18 Feb 2031',
    },
    {
      ...told,
      reference: payments[1]?.reference,
      share: 'Part of the balance',
      sum: '₦300,000',
      paidInAll: '₦1,100,000 of ₦1,700,000',
      left: '₦600,000, by Tue 18 Feb 2031',
    },
  ]);
});

test('an e-mail about a payment that failed waits with it, and goes with the next look at it', async ({
  page,
  sandbox,
}) => {
  await bookHall(page);
  await sandbox.fault({ service: 'email', kind: 'status', status: 500 });
  const main = page.getByRole('main');
  await hallInvoice(page).pay(ambali.full);
  await expect(main).toContainText('The venue has not been told of your payment');
  await expect(main.getByRole('link', { name: 'WhatsApp' }).last()).toHaveAttribute(
    'href',
    /₦1,700,000|1%2C700%2C000/,
  );
  await main.getByRole('button', { name: 'Tell the venue now' }).click();
  await expect(main).toContainText('The venue has not been told of your payment');
  const list = deviceList(page);
  await list.open();
  await expect(list.row('Ambali Hall')).toContainText('The venue has not been told yet');
  await sandbox.mend();
  await list.row('Ambali Hall').getByRole('button', { name: 'Open the receipt' }).click();
  await expect(main).toContainText('The venue has been told of your payment by e-mail.');
  expect(await paymentMails(sandbox)).toMatchObject([{ sum: '₦1,700,000', left: 'Nothing' }]);
});

test('the venue is told of what somebody else paid through a link, and by whom', async ({
  page,
  browser,
  sandbox,
}) => {
  const { other, family } = await sentToAnother(browser, page);
  await family.who({ name: 'Tunde Bello', email: 'tunde@example.com', phone: '0803 000 0002' });
  await family.pay.click();
  await family.payNow.click();
  await expect(family.receipt).toContainText('The venue has been told of this payment by e-mail.');
  expect(await paymentMails(sandbox)).toMatchObject([
    {
      sum: '₦800,000',
      name: 'Tunde Bello',
      email: 'tunde@example.com',
      bookedBy: 'Morenikeji',
      left: 'Not known to the page of the link',
    },
  ]);
  await other.context().close();
});
