import { toastTexts } from '@venue/shared/text/toast-texts.ts';
import { expect, test } from '../support/fixtures.ts';
import { bookHall, filledIn, hallForm } from './pages/hall-form.ts';
import { hallInvoice } from './pages/hall-invoice.ts';
import { receivedSummary } from './received-records.ts';

test(
  'a form keeps its text without a connection and is sent when it is back',
  { tag: ['@Q-13', '@D-22'] },
  async ({ page, context, sandbox }) => {
    await page.clock.install();
    const { open, fillIn, form, submit, stopNotice, values } = hallForm(page);
    const notice = stopNotice(toastTexts.cannotRetrieve);
    await open();
    await context.setOffline(true);
    await fillIn();
    await submit();
    await expect(notice).toContainText('You are offline. Everything you typed is kept');
    expect(await values()).toEqual(filledIn);

    await context.setOffline(false);
    await sandbox.fault({ service: 'reservation', endpoint: 'add', kind: 'hold' });
    await submit();
    await expect(form.getByRole('status').filter({ hasText: 'Holding the hall…' })).toBeVisible();
    await context.setOffline(true);
    await page.clock.fastForward(16_000);
    await expect(notice).toContainText('We asked for the hall, but the reply never reached us');
    await expect(notice).toContainText('when you’re back online');
    await context.setOffline(false);
    await expect(notice).not.toContainText('when you’re back online');
  },
);

test(
  'an invoice stays readable without a connection and can be paid when it is back',
  { tag: ['@Q-13', '@M-11', '@D-54'] },
  async ({ page, context, sandbox }) => {
    await page.clock.install();
    await bookHall(page);
    const { openCardForm, card, sheet, statusMessage, receipt, question, payButton, payAgain } =
      hallInvoice(page);
    const close = page.getByRole('button', { name: 'Card form stuck? Close it' });

    await test.step('no card form comes: nothing was charged', async () => {
      await context.setOffline(true);
      await openCardForm('₦800,000');
      await expect(card.frame.or(statusMessage('You are offline'))).toBeVisible();
      await page.clock.fastForward(15_000);
      await expect(statusMessage('You are offline')).toContainText('nothing was charged');
      await expect(sheet).toBeVisible();
      await context.setOffline(false);
    });

    await test.step('the card form is emptied', async () => {
      await openCardForm('₦800,000');
      await expect(card.payButton).toBeVisible();
      await expect(close).toBeHidden();
      await context.setOffline(true);
      await card.payButton.click();
      await expect(card.payButton).toBeHidden();
      await context.setOffline(false);
      await close.click();
      await expect(statusMessage('You closed the card form')).toContainText('do not pay again');
      await expect(card.frame).toHaveCount(0);
      expect((await sandbox.received()).payments).toMatchObject([{ attempts: [] }]);
    });

    await test.step('it is paid after a question', async () => {
      await payButton.click();
      await expect(question).toBeVisible();
      await page.keyboard.press('Escape');
      await payAgain('₦800,000');
      await expect(receipt).toBeVisible();
      expect((await receivedSummary(sandbox)).payments).toContain('success');
    });
  },
);
