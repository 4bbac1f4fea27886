import { messages } from '@venue/shared/messages.ts';
import { expect, test } from '../fixtures.ts';
import { bookHall } from './hall-form.ts';
import { ambali, hallInvoice } from './hall-invoice.ts';
import { reached } from './hall-outbox.ts';

test('E-11, M-07, C-22: a closed window is said, and the next attempt has a reference of its own', async ({
  page,
  sandbox,
}) => {
  await bookHall(page);
  const { choose, pay, checkout, news, receipt, payButton } = hallInvoice(page);
  await choose(ambali.deposit);
  await checkout.getByRole('button', { name: 'Cancel payment' }).click();
  await expect(news(messages.somethingWentWrong)).toContainText('The hall is still held.');
  await expect(payButton).toBeFocused();
  const toasts = page.getByRole('region', { name: 'Notifications' });
  await expect(toasts.getByText(messages.somethingWentWrong)).toBeVisible();
  await pay(ambali.deposit);
  await expect(receipt).toBeVisible();
  const { payments } = await sandbox.outbox();
  expect(payments.map(({ status }) => status)).toEqual(['abandoned', 'success']);
  expect(payments[0]?.reference).not.toBe(payments[1]?.reference);
  expect((await reached(sandbox)).halls).toEqual([15]);
});

test('E-11: a declined card can be followed by a good one in the same window', async ({ page, sandbox }) => {
  await bookHall(page);
  const { choose, checkout, payNow, receipt } = hallInvoice(page);
  await choose(ambali.full);
  await checkout.getByRole('button', { name: 'Decline' }).click();
  await expect(checkout.getByRole('alert')).toBeVisible();
  await payNow.click();
  await expect(receipt).toContainText(ambali.full);
  const { payments } = await sandbox.outbox();
  expect(payments).toMatchObject([{ status: 'success', attempts: [{}, { outcome: 'Approved' }] }]);
});

test('a bank transfer that is under way is said to be pending, also after a reload', async ({
  page,
  sandbox,
}) => {
  await bookHall(page);
  const { choose, checkout, news, payPanel, payButton, dialog, receipt } = hallInvoice(page);
  await choose(ambali.deposit);
  await checkout.getByRole('button', { name: 'Bank transfer pending' }).click();
  await expect(news('The payment company waits for your transfer')).toContainText('do not pay twice');
  await page.reload();
  await expect(payPanel).toContainText('Your transfer of ₦800,000 is on its way');
  await expect(receipt).toHaveCount(0);
  await payButton.click();
  await expect(dialog).toContainText('do not pay again');
  expect((await reached(sandbox)).payments).toEqual(['pending']);
});

test('E-13: a reload while the card window is open warns of its reference, and one payment is made', async ({
  page,
  sandbox,
}) => {
  await bookHall(page);
  const { choose, pay, payNow, payPanel, payButton, receipt } = hallInvoice(page);
  await choose(ambali.deposit);
  await expect(payNow).toBeVisible();
  const [opened] = (await sandbox.outbox()).payments;
  await page.reload();
  await expect(payPanel).toContainText('this page did not see how it ended');
  await expect(payPanel).toContainText(opened?.reference ?? 'no reference');
  await pay(ambali.deposit);
  await expect(receipt).toBeVisible();
  await page.reload();
  await expect(receipt).toBeVisible();
  await expect(payButton).toHaveCount(0);
  expect((await reached(sandbox)).payments).toEqual(['open', 'success']);
});
