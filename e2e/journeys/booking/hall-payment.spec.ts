import { toastTexts } from '@venue/shared/text/toast-texts.ts';
import { expect, test } from '../support/fixtures.ts';
import { bookHall } from './pages/hall-form.ts';
import { ambali, hallInvoice } from './pages/hall-invoice.ts';
import { receivedSummary } from './received-records.ts';

test(
  'a closed card form is not called unpaid, and is asked about before the next',
  { tag: ['@E-11', '@M-07', '@C-22'] },
  async ({ page, sandbox }) => {
    await bookHall(page);
    const { openCardForm, card, statusMessage, receipt, payButton, payPanel, question, dialog } =
      hallInvoice(page);
    await openCardForm(ambali.deposit);
    await card.cancelButton.click();
    const reference = (await sandbox.received()).payments[0]?.reference ?? 'no reference';
    const said = statusMessage('You closed the card form.');
    await expect(said).toContainText('We saw no payment. If your bank debited you, do not pay again');
    await expect(said).toContainText(reference);
    await expect(said.getByRole('link', { name: /\+234/ })).toBeVisible();
    await expect(said.getByRole('link', { name: /@/ })).toBeVisible();
    await expect(said).toContainText('The hall is still held.');
    await expect(page.getByRole('main').getByText('do not pay again')).toHaveCount(1);
    await expect(payButton).toBeFocused();
    const toasts = page.getByRole('region', { name: 'Notifications' });
    await expect(toasts.getByText(toastTexts.somethingWentWrong)).toBeVisible();
    await page.reload();
    await expect(payPanel).toContainText(reference);
    await payButton.click();
    await expect(question).toContainText(reference);
    await question.getByRole('button', { name: 'Do not pay now' }).click();
    await expect(question).toHaveCount(0);
    await payButton.click();
    await question.getByRole('button', { name: 'It did not go through: pay now' }).click();
    await dialog.getByRole('button', { name: `Pay ${ambali.deposit}` }).click();
    await card.declineButton.click();
    await expect(card.problem).toBeVisible();
    await card.payButton.click();
    await expect(receipt).toContainText('An earlier card payment of ₦800,000');
    await expect(receipt).not.toContainText('do not pay again');
    await expect(receipt).toContainText(reference);
    const { payments } = await sandbox.received();
    expect(payments).toMatchObject([
      { status: 'abandoned' },
      { status: 'success', attempts: [{}, { outcome: 'Approved' }] },
    ]);
    expect(payments[0]?.reference).not.toBe(payments[1]?.reference);
    expect((await receivedSummary(sandbox)).halls).toEqual([15]);
  },
);

test('a bank transfer that is under way is said to be pending, also after a reload', async ({
  page,
  sandbox,
}) => {
  await bookHall(page);
  const { openCardForm, card, statusMessage, payPanel, payButton, receipt, sheet } = hallInvoice(page);
  await openCardForm(ambali.deposit);
  await card.transferButton.click();
  const told = 'The payment company has been waiting for your transfer of ₦800,000 since';
  await expect(statusMessage(told)).toContainText('do not pay twice');
  await expect(page.getByRole('main').getByText(told)).toHaveCount(1);
  await page.reload();
  await expect(payPanel).toContainText(told);
  await expect(receipt).toHaveCount(0);
  await expect(payPanel).toContainText('Please do not pay twice');
  await expect(payButton).toHaveCount(0);
  await expect(page.getByText('Or pay by transfer')).toHaveCount(0);
  await expect(sheet).not.toContainText('Deposit payable now');
  expect((await receivedSummary(sandbox)).payments).toEqual(['pending']);
});
