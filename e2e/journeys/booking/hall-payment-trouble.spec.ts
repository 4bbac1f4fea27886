import { toastTexts } from '@venue/shared/text/toast-texts.ts';
import { expect, test } from '../support/fixtures.ts';
import { bookHall } from './pages/hall-form.ts';
import { ambali, hallInvoice } from './pages/hall-invoice.ts';
import { receivedSummary } from './received-records.ts';

/** How long the provider's window may take, in ms. */
const deadline = 15_000;

test(
  'a card form that fails leaves nothing behind, and the next one is paid',
  { tag: ['@C-20', '@D-54', '@M-11'] },
  async ({ page, sandbox }) => {
    await page.clock.install();
    await bookHall(page);
    const { openCardForm, pay, card, statusMessage, sheet, payButton, receipt } = hallInvoice(page);
    const frames = page.locator('iframe');

    await test.step('one that does not come is given up', async () => {
      await sandbox.fault({ service: 'payment', kind: 'never-loads', times: 1 });
      await openCardForm(ambali.deposit);
      await expect(card.frame).toHaveCount(1);
      await page.clock.fastForward(deadline);
      await expect(statusMessage(toastTexts.paymentScriptFailed)).toContainText('nothing was charged');
      const toasts = page.getByRole('region', { name: 'Notifications' });
      await expect(toasts.getByText(toastTexts.paymentScriptFailed)).toBeVisible();
      await expect(frames).toHaveCount(0);
      await expect(sheet).toBeVisible();
    });

    await test.step('one that is still loading is left by Esc', async () => {
      await sandbox.fault({ service: 'payment', kind: 'hold' });
      await openCardForm(ambali.deposit);
      await expect(card.frame).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(statusMessage('You closed the card form.')).toContainText('nothing was charged');
      await expect(frames).toHaveCount(0);
      await expect(payButton).toBeVisible();
      await sandbox.mend();
      expect((await receivedSummary(sandbox)).payments).toEqual([]);
    });

    await test.step('one that the provider refuses is told in its words', async () => {
      await sandbox.fault({ service: 'payment', kind: 'bad-key', times: 1 });
      await openCardForm(ambali.full);
      await expect(statusMessage('It says: “Invalid key”.')).toContainText('Nothing was charged');
      await expect(statusMessage(toastTexts.paymentScriptFailed)).toHaveCount(0);
      await expect(frames).toHaveCount(0);
    });

    await pay(ambali.full);
    await expect(receipt).toBeVisible();
    expect(await receivedSummary(sandbox)).toMatchObject({ halls: [15], payments: ['success'] });
  },
);
