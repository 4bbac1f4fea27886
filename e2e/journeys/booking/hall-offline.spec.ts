import { messages } from '@venue/shared/messages.ts';
import { expect, test } from '../fixtures.ts';
import { bookHall, filledIn, hallForm } from './hall-form.ts';
import { hallInvoice } from './hall-invoice.ts';
import { reached } from './hall-outbox.ts';

test('Q-13: a form filled in without a line says so, keeps the text and goes out when the line is back', async ({
  page,
  context,
  sandbox,
}) => {
  const { open, fillIn, submit, stop, values } = hallForm(page);
  await open();
  await context.setOffline(true);
  await fillIn();
  await submit();
  await expect(stop(messages.cannotRetrieve)).toContainText('You are offline. Everything you typed is kept');
  expect(await values()).toEqual(filledIn);
  await context.setOffline(false);
  await submit();
  await expect(page.getByRole('heading', { level: 1, name: /is held until/ })).toBeVisible();
  expect(await reached(sandbox)).toMatchObject({ halls: [15], mails: 1 });
});

test('D-22: a line that breaks while the hall is asked for leaves no false comfort', async ({
  page,
  context,
  sandbox,
}) => {
  await page.clock.install();
  const { open, fillIn, form, submit, stop } = hallForm(page);
  await open();
  await fillIn();
  await sandbox.fault({ service: 'reservation', endpoint: 'add', kind: 'hold' });
  await submit();
  await expect(form.getByRole('status').filter({ hasText: 'Holding the hall…' })).toBeVisible();
  await context.setOffline(true);
  await page.clock.fastForward(16_000);
  const notice = stop(messages.cannotRetrieve);
  await expect(notice).toContainText('We asked for the hall, and the answer was lost');
  await expect(notice).toContainText('when the line is back');
  await context.setOffline(false);
  await expect(notice).not.toContainText('when the line is back');
});

test('Q-13, M-11: an invoice without a line stays readable, and takes a payment when the line is back', async ({
  page,
  context,
  sandbox,
}) => {
  await page.clock.install();
  await bookHall(page);
  const { choose, sheet, news, pay, receipt, window } = hallInvoice(page);
  await context.setOffline(true);
  await choose('₦800,000');
  await expect(window.or(news('There is no connection'))).toBeVisible();
  await page.clock.fastForward(15_000);
  await expect(news('There is no connection')).toContainText('nothing was charged');
  await expect(sheet).toBeVisible();
  await context.setOffline(false);
  await pay('₦800,000');
  await expect(receipt).toBeVisible();
  expect((await reached(sandbox)).payments).toEqual(['success']);
});

test('D-54: a card form that the lost line has emptied can be closed, and counts as one that may have been paid in', async ({
  page,
  context,
  sandbox,
}) => {
  await bookHall(page);
  const { choose, payNow, window, news, payButton, question } = hallInvoice(page);
  const close = page.getByRole('button', { name: 'Card form stuck? Close it' });
  await choose('₦800,000');
  await expect(payNow).toBeVisible();
  await expect(close).toBeHidden();
  await context.setOffline(true);
  await payNow.click();
  await expect(payNow).toBeHidden();
  await context.setOffline(false);
  await close.click();
  await expect(news('You closed the card form')).toContainText('do not pay again');
  await expect(window).toHaveCount(0);
  await payButton.click();
  await expect(question).toBeVisible();
  expect((await sandbox.outbox()).payments).toMatchObject([{ attempts: [] }]);
});
