import { toastTexts } from '@venue/shared/text/toast-texts.ts';
import { expect, test } from '../support/fixtures.ts';
import { bookHall } from './pages/hall-form.ts';
import { ambali, hallInvoice } from './pages/hall-invoice.ts';
import { receivedSummary } from './received-records.ts';

const verify = { service: 'reservation', endpoint: 'verify' } as const;
const confirmed = 'Confirmed: the payment company has this amount';
const honest = /we confirm your payment by it/i;

test(
  'a receipt stays truthful while payments cannot be verified',
  { tag: ['@C-21', '@C-22'] },
  async ({ page, sandbox }) => {
    await sandbox.fault({ ...verify, kind: 'down' });
    await bookHall(page);
    const { pay, card, statusMessage, receipt, question } = hallInvoice(page);
    await pay(ambali.deposit);
    await expect(receipt).toContainText(toastTexts.paymentSuccessful);
    await expect(receipt).toContainText(honest);

    await sandbox.fault({ service: 'payment', kind: 'paid-but-closed' });
    const payRest = page
      .getByRole('region', { name: 'What is left to pay' })
      .getByRole('button', { name: /₦900,000/ });
    await payRest.click();
    await card.pay('₦900,000');
    await expect(statusMessage('We saw no payment')).toContainText('do not pay again');
    await payRest.click();
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Do not pay now' }).click();
    await sandbox.mend();
    await payRest.click();
    await expect(receipt).toContainText('Nothing: paid in full');
    await expect(receipt).toContainText(confirmed);
    await expect(question).toHaveCount(0);
    await expect(payRest).toHaveCount(0);
    expect((await receivedSummary(sandbox)).payments).toEqual(['success', 'success']);
  },
);

test(
  'a denied payment is shown as such, and nothing asks for a second payment',
  { tag: '@C-21' },
  async ({ page, sandbox }) => {
    await sandbox.fault({ ...verify, kind: 'payment-denied' });
    await bookHall(page);
    const { pay, receipt, payButton, transfer } = hallInvoice(page);
    await pay(ambali.full);
    await expect(page.getByRole('heading', { level: 1, name: 'We cannot find your payment.' })).toBeVisible();
    await expect(receipt).toContainText('Please do not pay again');
    await expect(receipt).not.toContainText(toastTexts.paymentSuccessful);
    await page.reload();
    await expect(receipt).toContainText('Not confirmed');
    await expect(payButton).toHaveCount(0);
    await expect(transfer).toHaveCount(0);
    await expect(page.getByRole('article')).not.toContainText('Balance');
    expect((await receivedSummary(sandbox)).payments).toEqual(['success']);
  },
);
