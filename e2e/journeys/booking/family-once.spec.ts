import { expect, hydrated, test } from '../fixtures.ts';
import { timeIs } from '../set-site-time.ts';
import { familyPage, linkOf, otherDevice, sentToAnother } from './family-pays.ts';
import { bookHall } from './hall-form.ts';
import { ambali, hallInvoice } from './hall-invoice.ts';

const payer = { name: 'Tunde Bello', email: 'tunde@example.com', phone: '0803 765 4321' } as const;

test('C-22: what is paid on one device is not paid again through its link on another: the look-up tells, before and at the click', async ({
  page,
  browser,
  sandbox,
}) => {
  await bookHall(page);
  const link = await linkOf(page);
  const other = await otherDevice(browser, page);
  const family = familyPage(other);
  await family.open(link);
  await family.who(payer);
  await hallInvoice(page).pay(ambali.deposit);
  const { payments } = await sandbox.outbox();
  const reference = payments[0]?.reference ?? 'no payment';

  await family.pay.click();
  await expect(family.question).toBeFocused();
  await expect(family.question).toContainText('Somebody else has paid.');
  await expect(family.question).toContainText(`₦800,000 for Ambali Hall was paid`);
  await expect(family.question).toContainText(reference);
  await family.question.getByRole('button', { name: 'Do not pay now' }).click();
  await other.reload();
  await hydrated(other, 'mf-bookings/family-payment');
  await expect(family.main).toContainText('Somebody else has paid.');
  expect((await sandbox.outbox()).payments).toHaveLength(1);
  await other.context().close();
});

test('C-22: where nothing can be looked up, the card company refuses the second payment, and the payer is asked', async ({
  page,
  browser,
  sandbox,
}) => {
  const { other, family } = await sentToAnother(browser, page);
  await sandbox.fault({ service: 'reservation', endpoint: 'verify', kind: 'down' });
  await hallInvoice(page).pay(ambali.deposit);
  await family.who(payer);
  await family.pay.click();
  await expect(family.question).toContainText('Somebody else has begun to pay.');
  await expect(family.question).toContainText('may have paid: this page cannot see it');
  await expect(family.main.getByLabel('Your name')).toHaveValue(payer.name);
  expect((await sandbox.outbox()).payments).toHaveLength(1);

  await family.question.getByRole('button', { name: 'It is not paid: pay now' }).click();
  await family.payNow.click();
  await expect(family.receipt).toContainText('₦800,000');
  const { payments } = await sandbox.outbox();
  expect(payments.map(({ status }) => status)).toEqual(['success', 'success']);
  expect(new Set(payments.map(({ reference }) => reference)).size).toBe(2);
  await other.context().close();
});

test('C-22: what somebody paid through the link counts on the device that booked, with its next look, and is not asked for again', async ({
  page,
  browser,
  sandbox,
}) => {
  const { other, family } = await sentToAnother(browser, page);
  await family.who(payer);
  await family.pay.click();
  await family.payNow.click();
  await expect(family.receipt).toBeVisible();
  const reference = (await sandbox.outbox()).payments[0]?.reference ?? 'no payment';

  const { payButton, dialog, receipt } = hallInvoice(page);
  const heading = page.getByRole('heading', { level: 1 });
  await payButton.click();
  await expect(heading).toHaveText('Deposit paid. See you on Thursday 20 March 2031.');
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(receipt).toContainText('Paid from another device');
  await expect(receipt).toContainText(reference);
  await expect(payButton).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText('Pay the balance, ₦900,000');
  await other.context().close();
});

test('C-22: two card forms for the same invoice, on two devices at once: the second is refused', async ({
  page,
  browser,
  sandbox,
}) => {
  const { other, family } = await sentToAnother(browser, page);
  await family.who(payer);
  await family.pay.click();
  await expect(family.payNow).toBeVisible();
  await sandbox.fault({ service: 'reservation', endpoint: 'verify', kind: 'down' });

  const { payButton, dialog, checkout } = hallInvoice(page);
  const question = page.getByRole('dialog', { name: 'Has somebody paid it already?' });
  await payButton.click();
  await dialog.getByRole('button', { name: /Pay ₦800,000/ }).click();
  await expect(page.getByRole('main')).toContainText(
    'Somebody else has opened a card form over an unknown sum',
  );
  await expect(checkout.getByRole('button', { name: /^Pay ₦/ })).toHaveCount(0);
  expect((await sandbox.outbox()).payments).toHaveLength(1);
  await payButton.click();
  await expect(question).toContainText('Ask whoever else has this invoice before you pay');
  await question.getByRole('button', { name: 'Do not pay now' }).click();
  await other.context().close();
});

test('three people on three devices pay a hall in full in five payments: parts by their links, one told and not confirmed until it is found', async ({
  page,
  browser,
  sandbox,
}) => {
  await timeIs(page, new Date('2030-11-21T15:12:00Z'));
  await bookHall(page);
  const { pay, receipt, checkout } = hallInvoice(page);
  const main = page.getByRole('main');
  const panel = main.getByRole('region', { name: 'Family pays' });
  const given = main.getByRole('region', { name: 'Who has paid' });
  const heading = page.getByRole('heading', { level: 1 });
  await pay(ambali.deposit);
  await expect(receipt).toContainText('₦800,000');

  await panel.getByText('Ask family to pay').click();
  await panel.getByLabel('How much of it').fill('₦30');
  await expect(panel.getByLabel('How much of it')).toHaveAccessibleDescription(/The least part is ₦50,000/);
  await expect(panel.getByText(/^http\S+#invoice\./)).toHaveCount(0);
  await panel.getByLabel('How much of it').fill('300,000');
  await panel.getByLabel('For whom').fill('Uncle Tunde');
  await expect(panel).toContainText('₦300,000, as it stands below');
  const uncle = await otherDevice(browser, page);
  await timeIs(uncle, new Date('2030-12-05T09:00:00Z'));
  const his = familyPage(uncle);
  await his.open(await linkOf(page));
  await panel.getByLabel('How much of it').fill('200,000');
  await panel.getByLabel('For whom').fill('Auntie Bisi');
  const aunt = await otherDevice(browser, page);
  await timeIs(aunt, new Date('2030-12-05T09:00:00Z'));
  const hers = familyPage(aunt);
  await hers.open(await linkOf(page));

  await expect(his.main).toContainText('Made for Uncle Tunde');
  await expect(his.title).toHaveText(/ asks you for ₦300,000 for Ambali Hall\.$/);
  await expect(his.main).toContainText(/Paid\s*₦800,000\s*Left\s*₦900,000/);
  await expect(his.main).toContainText('₦600,000 is left after it');
  await his.who(payer);
  await his.main.getByRole('button', { name: 'Pay ₦300,000' }).click();
  await his.payNow.click();
  await expect(his.receipt).toContainText('Part of the balance');

  // What he paid is not known to her page before her click.
  await hers.who({ ...payer, name: 'Bisi Bello' });
  await hers.main.getByRole('button', { name: 'Pay ₦200,000' }).click();
  await expect(hers.question).toContainText('₦300,000 for Ambali Hall was paid from another device');
  await sandbox.fault({ service: 'reservation', endpoint: 'verify', kind: 'down' });
  await hers.question.getByRole('button', { name: 'Pay all the same' }).click();
  await hers.payNow.click();
  await expect(hers.receipt).toContainText('₦200,000');
  const herMessage = await hers.main.getByText(/^I paid ₦200,000/).innerText();
  const { payments } = await sandbox.outbox();
  expect(payments.map(({ amount }) => amount / 100)).toEqual([800_000, 300_000, 200_000]);

  await timeIs(page, new Date('2030-12-06T09:00:00Z'));
  await page.reload();
  await given.getByText('Add what somebody else has paid').click();
  await given.getByLabel('Reference of the payment').fill('T-1');
  await given.getByRole('button', { name: 'Add it' }).click();
  await expect(given.getByLabel('Reference of the payment')).toBeFocused();
  await expect(given).toContainText('That is no reference of this invoice');
  await given.getByLabel('Reference of the payment').fill(herMessage);
  await expect(given.getByLabel('Sum')).toHaveValue('₦200,000');
  await expect(given.getByLabel('Who paid it')).toHaveValue('Bisi Bello');
  await given.getByLabel('Who paid it').fill('Auntie Bisi');
  await given.getByRole('button', { name: 'Add it' }).click();
  await expect(given).toContainText('Added as reported');
  await expect(given).toContainText('reported, not confirmed');
  await expect(main).toContainText('Pay the balance, ₦900,000');

  await sandbox.mend();
  await page.reload();
  await expect(main.getByRole('button', { name: 'Pay the balance, ₦400,000' })).toBeVisible();
  await expect(given).toContainText(/Auntie Bisi.*confirmed/);
  await expect(given).not.toContainText('reported, not confirmed');
  await expect(given).toContainText('Somebody with the link');
  await main.getByRole('textbox', { name: 'Or pay a part now' }).fill('150,000');
  await main.getByRole('button', { name: 'Pay a part' }).click();
  await checkout.getByRole('button', { name: 'Pay ₦150,000' }).click();
  await main.getByRole('button', { name: 'Pay the balance, ₦250,000' }).click();
  await checkout.getByRole('button', { name: 'Pay ₦250,000' }).click();
  await expect(heading).toHaveText('Paid in full. See you on Thursday 20 March 2031.');
  expect((await sandbox.outbox()).payments.map(({ amount }) => amount / 100)).toEqual([
    800_000, 300_000, 200_000, 150_000, 250_000,
  ]);
  await uncle.reload();
  await his.main.getByRole('button', { name: 'Back to the invoice' }).click();
  await expect(his.title).toHaveText('Ambali Hall is paid in full.');
  await expect(his.main).toContainText('Nothing more is asked of you.');
  await expect(his.pay).toHaveCount(0);
  await uncle.context().close();
  await aunt.context().close();
});
