import { messages } from '@venue/shared/messages.ts';
import { expect, test } from '../fixtures.ts';
import { bookHall } from './hall-form.ts';
import { ambali, hallInvoice } from './hall-invoice.ts';
import { reached } from './hall-outbox.ts';

/** How long the provider's window may take, in ms. */
const deadline = 15_000;

for (const kind of ['never-loads', 'down'] as const) {
  test(`C-20, D-54, M-11: a card window that does not come (${kind}) is given up, and the page goes on`, async ({
    page,
    sandbox,
  }) => {
    await page.clock.install();
    await sandbox.fault({ service: 'payment', kind, times: 1 });
    await bookHall(page);
    const { choose, pay, window, news, sheet, payButton, receipt } = hallInvoice(page);
    await choose(ambali.deposit);
    await expect(window).toHaveCount(1);
    await page.clock.fastForward(deadline);
    await expect(news(messages.paymentScriptFailed)).toContainText('nothing was charged');
    const toasts = page.getByRole('region', { name: 'Notifications' });
    await expect(toasts.getByText(messages.paymentScriptFailed)).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(sheet).toBeVisible();
    await expect(payButton).toBeEnabled();
    await pay(ambali.deposit);
    await expect(receipt).toBeVisible();
    expect(await reached(sandbox)).toMatchObject({ halls: [15], payments: ['success'] });
  });
}

test('C-20: a transaction that the provider refuses is told in its words, and leaves no window behind', async ({
  page,
  sandbox,
}) => {
  await sandbox.fault({ service: 'payment', kind: 'bad-key', times: 1 });
  await bookHall(page);
  const { choose, pay, news, receipt } = hallInvoice(page);
  await choose(ambali.full);
  await expect(news('The card company says: “Invalid key”.')).toContainText('Nothing was charged');
  await expect(page.getByText(messages.paymentScriptFailed)).toHaveCount(0);
  await expect(page.locator('iframe')).toHaveCount(0);
  await pay(ambali.full);
  await expect(receipt).toBeVisible();
  expect((await reached(sandbox)).payments).toEqual(['success']);
});

test('D-54: Esc leaves a card window that is still loading', async ({ page, sandbox }) => {
  await sandbox.fault({ service: 'payment', kind: 'hold' });
  await bookHall(page);
  const { choose, window, news, payButton } = hallInvoice(page);
  await choose(ambali.deposit);
  await expect(window).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(news(messages.somethingWentWrong)).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(payButton).toBeVisible();
  await sandbox.mend();
  expect((await reached(sandbox)).payments).toEqual([]);
});
