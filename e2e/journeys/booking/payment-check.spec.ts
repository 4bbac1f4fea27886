import { messages } from '@venue/shared/messages.ts';
import { expect, test } from '../fixtures.ts';
import { sentToAnother } from './family-pays.ts';
import { bookHall } from './hall-form.ts';
import { ambali, hallInvoice } from './hall-invoice.ts';
import { lookUps, reached } from './hall-outbox.ts';
import { cardForm, stayForm } from './stay-form.ts';

const confirmed = 'Confirmed: the payment company has this sum';
const honest = /the venue confirms the payment by it/i;

test('C-21: a hall’s payment is looked up, and the receipt says confirmed, after a reload too', async ({
  page,
  sandbox,
}) => {
  await bookHall(page);
  const { pay, receipt } = hallInvoice(page);
  await pay(ambali.deposit);
  await expect(receipt).toContainText(confirmed);
  await expect(page.getByText('The payment is confirmed.')).toBeVisible();
  // Of a payment that is confirmed nobody asks again: only whether others have paid since.
  // Twice two numbers that nobody has used, before the choice and the charge; then the payment, and the next two.
  await expect.poll(() => lookUps(sandbox)).toBe(7);
  await page.reload();
  await expect(receipt).toContainText(confirmed);
  await expect.poll(() => lookUps(sandbox)).toBe(9);
});

test('C-22: a payment whose success this page never heard of is found when it is opened again', async ({
  page,
  sandbox,
}) => {
  await page.addInitScript(() => {
    addEventListener('message', (message) => {
      if (!JSON.stringify(message.data).includes('"success"')) return;
      message.stopImmediatePropagation();
      document.body.dataset['swallowed'] = 'success';
    });
  });
  await bookHall(page);
  const { pay, receipt, payButton } = hallInvoice(page);
  await pay(ambali.deposit);
  await expect.poll(async () => (await reached(sandbox)).payments).toEqual(['success']);
  await expect.poll(() => page.evaluate(() => document.body.dataset['swallowed'])).toBe('success');
  await expect(receipt).toHaveCount(0);
  await page.reload();
  await expect(receipt).toContainText(confirmed);
  await expect(payButton).toHaveCount(0);
  const stay = stayForm(page, 'deluxe-suite');
  const book = () => stay.book('2031-12-04', '2031-12-07');
  await stay.open();
  await book();
  await cardForm(page).pay.click();
  await expect.poll(async () => (await reached(sandbox)).payments).toEqual(['success', 'success']);
  await page.reload();
  await expect(stay.receipt).toContainText('The payment company has this sum');
  await page.getByRole('button', { name: 'Book other dates' }).click();
  await book();
  await expect(stay.main.getByRole('group', { name: 'This is paid already.' })).toBeFocused();
  expect((await reached(sandbox)).payments).toEqual(['success', 'success']);
});

test('C-21: while the look-up cannot be reached the receipt says what is true, and asks again later', async ({
  page,
  sandbox,
}) => {
  await sandbox.fault({ service: 'reservation', endpoint: 'verify', kind: 'down' });
  await bookHall(page);
  const { pay, receipt, payButton } = hallInvoice(page);
  await pay(ambali.deposit);
  await expect(receipt).toContainText(messages.paymentSuccessful);
  await expect(receipt).toContainText(honest);
  await expect(payButton).toHaveCount(0);
  await sandbox.mend();
  await page.reload();
  await expect(receipt).toContainText(confirmed);
});

test('C-21: a look-up that says otherwise is said plainly, and nothing asks for a second payment', async ({
  page,
  sandbox,
}) => {
  await sandbox.fault({ service: 'reservation', endpoint: 'verify', kind: 'payment-denied' });
  await bookHall(page);
  const { pay, receipt, payButton, transfer } = hallInvoice(page);
  await pay(ambali.full);
  await expect(page.getByRole('heading', { level: 1, name: 'We cannot find your payment.' })).toBeVisible();
  await expect(receipt).toContainText('Please do not pay again');
  await expect(receipt).not.toContainText(messages.paymentSuccessful);
  await page.reload();
  await expect(receipt).toContainText('Not confirmed');
  await expect(payButton).toHaveCount(0);
  await expect(transfer).toHaveCount(0);
  await expect(page.getByRole('article')).not.toContainText('Balance');
  expect((await reached(sandbox)).payments).toEqual(['success']);
});

test('C-21: a payment for somebody else that is not confirmed thanks nobody, and claims nothing to the one who booked', async ({
  page,
  browser,
  sandbox,
}) => {
  await sandbox.fault({ service: 'reservation', endpoint: 'verify', kind: 'payment-denied' });
  const { other, family } = await sentToAnother(browser, page);
  await family.who({ name: 'Tunde Bello', email: 'tunde@example.com', phone: '' });
  await family.pay.click();
  await family.payNow.click();
  await expect(family.title).toHaveText('We cannot find your payment.');
  await expect(family.receipt).toContainText('Please do not pay again');
  await expect(family.receipt).not.toContainText(messages.paymentSuccessful);
  await expect(family.receipt).toContainText('Said to be paid');
  await expect(family.main).toContainText('My payment is not confirmed yet, so please do not count on it');
  await expect(family.main).not.toContainText('I paid');

  await other.reload();
  await expect(family.title).toHaveText('We cannot find your payment.');
  await family.main.getByRole('button', { name: 'Back to the invoice' }).click();
  await family.who({ name: 'Tunde Bello', email: 'tunde@example.com', phone: '' });
  await family.pay.click();
  await expect(family.question).toContainText('records do not show');
  await expect(family.question.getByRole('button')).toHaveText(['Show the receipt']);
  expect((await sandbox.outbox()).payments).toHaveLength(1);
  await other.context().close();
});

test('C-21, C-22: the same for a stay, and its dates are not paid again', async ({ page, sandbox }) => {
  await sandbox.fault({ service: 'reservation', endpoint: 'verify', kind: 'payment-denied' });
  const form = stayForm(page, 'deluxe-suite');
  const book = () => form.book('2031-12-04', '2031-12-07');
  await form.open();
  await book();
  await cardForm(page).pay.click();
  await expect(page.getByRole('heading', { level: 1, name: 'We cannot find your payment.' })).toBeVisible();
  await expect(form.receipt).toContainText('Please do not pay again');

  await page.getByRole('button', { name: 'Book other dates' }).click();
  await book();
  const question = form.main.getByRole('group', { name: 'We cannot find your payment.' });
  await expect(question).toContainText('Please do not pay again');
  await expect(question.getByRole('button')).toHaveText(['Show the receipt']);
  expect((await sandbox.outbox()).payments).toHaveLength(1);
});
