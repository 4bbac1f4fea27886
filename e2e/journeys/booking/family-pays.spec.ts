import { paths } from '../../site/addresses.ts';
import { siteOrigin } from '../../site/test-ports.ts';
import { expect, test } from '../fixtures.ts';
import { deviceList } from './device-list.ts';
import { familyPage, linkOf, otherDevice, sentToAnother } from './family-pays.ts';
import { bookHall } from './hall-form.ts';
import { hallInvoice } from './hall-invoice.ts';

const payer = { name: 'Tunde Bello', email: 'tunde@example.com', phone: '0803 765 4321' } as const;
test('an invoice is opened from its link on another device and paid there, once, with the payer’s name', async ({
  page,
  browser,
  sandbox,
}) => {
  await bookHall(page, { endTime: '22:00' });
  const number = await hallInvoice(page).number();
  const link = await linkOf(page);
  expect(decodeURIComponent(link)).not.toMatch(/Bello|morenikeji|0803/i);

  const other = await otherDevice(browser, page);
  const family = familyPage(other);
  await family.open(link);
  await expect(family.title).toHaveText('Morenikeji asks you to pay for Ambali Hall.');
  await expect(family.main).toContainText('Thursday 20 March 2031');
  await expect(family.main).toContainText(`invoice ${number} is the number`);
  await expect(family.main).toContainText(/Held until (?:today|tomorrow), \d\d:\d\d, Lagos time/);
  await expect(family.main).toContainText('Late hours of ₦50,000 are not part of it');
  await expect(family.pay).toHaveText(/Pay ₦800,000/);
  await family.amount('Full payment').check();
  await expect(family.pay).toHaveText(/Pay ₦1,700,000/);
  await family.amount('Deposit and caution').check();
  await family.who(payer);
  await family.pay.click();
  await family.payNow.click();
  await expect(family.receipt).toContainText('₦800,000');
  await expect(family.receipt).toContainText('Tunde Bello');

  const { payments } = await sandbox.outbox();
  expect(payments).toMatchObject([
    { amount: 80_000_000, currency: 'NGN', email: payer.email, status: 'success' },
  ]);
  expect(payments[0]?.metadata).toMatchObject({
    custom_fields: [
      { display_name: 'Name', value: payer.name },
      { display_name: 'Phone', value: payer.phone },
      { display_name: 'Invoice', value: number },
      { display_name: 'Hall', value: 'Ambali Hall' },
      { display_name: 'Event date', value: '20/03/2031' },
      { display_name: 'Payment', value: 'Deposit and caution' },
      { display_name: 'Paid for', value: 'Morenikeji' },
      { display_name: 'Paid by', value: 'Tunde Bello, through a shared link' },
    ],
  });
  expect(payments[0]?.metadata).toMatchObject({ referrer: siteOrigin + paths.familyPayment });
  const reference = payments[0]?.reference ?? 'no payment';
  await expect(family.receipt).toContainText(reference);
  await expect(family.main).toContainText('Their page shows it when they next open the invoice');
  await expect(family.main).toContainText(`invoice ${number}. Reference ${reference}.`);

  await sandbox.fault({ service: 'reservation', endpoint: 'verify', kind: 'down' });
  const { payPanel, payButton, dialog } = hallInvoice(page);
  await expect(payPanel).not.toContainText('You took the link');
  const sender = page.getByRole('region', { name: 'Family pays' });
  await expect(sender).toContainText('What they pay by card shows here with your next look at it');
  await sender.getByRole('button', { name: 'Copy Link to this invoice' }).click();
  await page.reload();
  await expect(payPanel).toContainText('You took the link to this invoice. Ask whether somebody has paid it');
  await payButton.click();
  await expect(dialog).toContainText('You took the link to this invoice');
  await other.context().close();
});

test('C-22: the payer’s device knows what it has paid: receipt after a reload, in the list, and a question before a second payment', async ({
  page,
  browser,
  sandbox,
}) => {
  const { other, family } = await sentToAnother(browser, page);
  await family.who(payer);
  await family.pay.click();
  await family.payNow.click();
  await expect(family.receipt).toContainText('₦800,000');
  await other.reload();
  await expect(family.receipt).toContainText('₦800,000');

  await family.main.getByRole('button', { name: 'Back to the invoice' }).click();
  await family.who(payer);
  await family.pay.click();
  await expect(family.question).toBeFocused();
  await expect(family.question).toContainText('₦800,000 for Ambali Hall was paid,');
  expect((await sandbox.outbox()).payments).toHaveLength(1);
  await family.question.getByRole('button', { name: 'Show the receipt' }).click();
  await expect(family.receipt).toBeVisible();

  const list = deviceList(other);
  await list.open();
  await expect(list.row('Ambali Hall')).toContainText('For Morenikeji, who sent you this invoice');
  await expect(list.row('Ambali Hall')).toContainText('Deposit paid');
  await list.row('Ambali Hall').getByRole('link', { name: 'Open the receipt' }).click();
  await expect(family.receipt).toContainText('₦800,000');
  await other.context().close();
});

test('without a name or an address for the receipt nothing is opened; a closed card form leaves everything typed', async ({
  page,
  browser,
  sandbox,
}) => {
  const { other, family } = await sentToAnother(browser, page);
  await family.pay.click();
  await expect(family.main.getByLabel('Your name')).toBeFocused();
  await expect(family.main).toContainText('Enter your name');
  await family.main.getByLabel('Your name').fill('T');
  await expect(family.main).not.toContainText('Enter your name');
  await expect(family.main).toContainText('needs an e-mail address');
  await family.who({ ...payer, email: 'tunde' });
  await family.pay.click();
  await expect(family.main.getByLabel('E-mail')).toBeFocused();
  expect((await sandbox.outbox()).payments).toEqual([]);

  await family.who(payer);
  await family.pay.click();
  await expect(family.payNow).toBeVisible();
  await family.cancel.click();
  await expect(family.notice('You closed the card form.')).toBeFocused();
  await expect(family.notice('You closed the card form.')).toContainText('do not pay again');
  await expect(family.main.getByLabel('Your name')).toHaveValue(payer.name);
  await family.pay.click();
  await expect(family.question).toContainText(
    (await sandbox.outbox()).payments[0]?.reference ?? 'no payment',
  );
  await family.question.getByRole('button', { name: 'It did not: pay now' }).click();
  await family.payNow.click();
  await expect(family.receipt).toBeVisible();
  const { payments } = await sandbox.outbox();
  expect(payments.map(({ status }) => status)).toEqual(['abandoned', 'success']);
  await other.context().close();
});

test('C-22: with the card form open in one tab, a second tab opens none', async ({
  page,
  browser,
  sandbox,
}) => {
  const { other: first, family: there, link } = await sentToAnother(browser, page);
  await there.who(payer);
  await there.pay.click();
  await expect(there.payNow).toBeVisible();

  const second = await first.context().newPage();
  const here = familyPage(second);
  await here.open(link);
  await here.who(payer);
  await here.pay.click();
  await expect(here.notice('This payment is open in another tab.')).toBeFocused();
  await there.payNow.click();
  await expect(there.receipt).toBeVisible();
  await here.pay.click();
  await expect(here.question).toContainText('was paid,');
  expect((await sandbox.outbox()).payments.map(({ status }) => status)).toEqual(['success']);
  await first.context().close();
});
