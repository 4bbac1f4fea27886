import { toastTexts } from '@venue/shared/text/toast-texts.ts';
import { expect, test } from '../support/fixtures.ts';
import { booking, bookHall } from './pages/hall-form.ts';
import { hallInvoice } from './pages/hall-invoice.ts';
import { receivedSummary } from './received-records.ts';

test(
  'an e-mail that fails keeps the invoice, and is the only thing sent again',
  { tag: ['@E-07', '@M-07', '@D-22'] },
  async ({ page, sandbox }) => {
    await page.clock.install();
    await sandbox.fault({ service: 'email', kind: 'status', status: 500, times: 1 });
    await bookHall(page);
    const { statusMessage } = hallInvoice(page);
    const again = page.getByRole('button', { name: 'Send the invoice again' });

    await test.step('it failed: said on the page, also after a reload', async () => {
      const toasts = page.getByRole('region', { name: 'Notifications' });
      await expect(toasts.getByText(toastTexts.somethingWentWrong)).toBeVisible();
      await expect(statusMessage(toastTexts.somethingWentWrong)).toContainText(
        `has not been sent to ${booking.email}. The hall is still held for you.`,
      );
      await page.reload();
      await expect(statusMessage('has not been sent to')).toBeVisible();
    });

    await test.step('it was given up without an answer: it may have arrived', async () => {
      await sandbox.fault({ service: 'email', kind: 'hold' });
      const asked = page.waitForRequest((request) => request.method() === 'POST');
      await again.click();
      await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible();
      await asked;
      await page.clock.fastForward(21_000);
      await expect(statusMessage('could not confirm that it arrived')).toContainText(
        'check your inbox before you send it again',
      );
      await expect(page.getByText(`A copy may have reached ${booking.email}`)).toBeVisible();
    });

    await test.step('sent again, it has arrived, and nothing is booked twice', async () => {
      await sandbox.mend();
      await again.click();
      await expect(statusMessage(toastTexts.invoiceSent)).toBeVisible();
      await expect(page.getByText(`A copy has gone to ${booking.email}.`)).toBeVisible();
      await expect(again).toHaveCount(0);
      expect(await receivedSummary(sandbox)).toMatchObject({
        calls: ['availability', 'add', 'send-form', 'send-form', 'send-form'],
        halls: [15],
      });
    });
  },
);
