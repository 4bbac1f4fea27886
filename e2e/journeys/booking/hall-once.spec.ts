import { messages } from '@venue/shared/messages.ts';
import { paths } from '../../site/addresses.ts';
import { expect, hydrated, test } from '../fixtures.ts';
import { bookHall, hallForm } from './hall-form.ts';
import { ambali, hallInvoice } from './hall-invoice.ts';
import { reached } from './hall-outbox.ts';

const once = { calls: ['availability', 'add', 'send-form'], halls: [15], mails: 1, payments: [] };

test('E-12: a double click and a pressed Enter book once', async ({ page, sandbox }) => {
  const { open, fillIn, send } = hallForm(page);
  await open();
  await fillIn();
  await send.dblclick();
  await page.keyboard.press('Enter');
  await expect(hallInvoice(page).news(messages.invoiceSent)).toBeVisible();
  expect(await reached(sandbox)).toEqual(once);
});

test('E-08, E-13: the invoice takes the place of the form, and is there again after a reload or another page', async ({
  page,
  sandbox,
}) => {
  await bookHall(page);
  const invoice = hallInvoice(page);
  const number = await invoice.number();
  await expect(hallForm(page).form).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await expect(invoice.sheet).toHaveAccessibleName(`Invoice ${number}`);
  await page.getByRole('banner').getByRole('link', { name: /Àríyá/ }).first().click();
  await expect(page).toHaveURL(paths.home);
  await page.goBack();
  await expect(invoice.sheet).toHaveAccessibleName(`Invoice ${number}`);
  await expect(invoice.payButton).toBeVisible();
  expect(await reached(sandbox)).toEqual(once);
});

test('E-12: the same details again show their invoice, changed ones do not overwrite it, another hall is another booking', async ({
  page,
  sandbox,
}) => {
  await bookHall(page);
  const invoice = hallInvoice(page);
  const form = hallForm(page);
  const number = await invoice.number();
  const again = page.getByRole('button', { name: 'Book another hall or day' });

  await again.click();
  await form.fillIn();
  await form.submit();
  await expect(invoice.news('You sent these details before')).toBeVisible();
  await expect(invoice.sheet).toHaveAccessibleName(`Invoice ${number}`);

  await again.click();
  await form.fillIn({ firstName: 'Adunni' });
  await form.submit();
  await expect(invoice.news('You hold this hall for that day already')).toBeVisible();
  await expect(invoice.sheet).toContainText('Morenikeji Bello');
  expect(await reached(sandbox)).toEqual(once);

  await again.click();
  await form.fillIn({ hall: 'Wosilat Hall' });
  await form.submit();
  await expect(invoice.sheet).toContainText('Wosilat Hall');
  expect(await invoice.number()).not.toBe(number);
  expect(await reached(sandbox)).toMatchObject({ halls: [15, 5], mails: 2 });
});

test('E-12, C-22: a second tab neither books nor pays what the first one did', async ({
  page,
  context,
  sandbox,
}) => {
  const second = await context.newPage();
  const secondForm = hallForm(second);
  await secondForm.open();
  await secondForm.fillIn();
  await bookHall(page);
  await secondForm.submit();
  const there = hallInvoice(second);
  await expect(there.news('You sent these details before')).toBeVisible();
  await there.payButton.click();
  await expect(there.dialog).toBeVisible();

  await hallInvoice(page).pay(ambali.deposit);
  await expect(hallInvoice(page).receipt).toBeVisible();

  await expect(there.receipt).toContainText(ambali.deposit);
  await expect(there.dialog).toHaveCount(0);
  await expect(there.payButton).toHaveCount(0);
  await expect.poll(() => reached(sandbox)).toMatchObject({ halls: [15], mails: 2, payments: ['success'] });
});

test('E-12: of two tabs that submit the same at once, the second finds what the first has booked', async ({
  page,
  context,
  sandbox,
}) => {
  const second = await context.newPage();
  const [here, there] = [hallForm(page), hallForm(second)];
  for (const form of [here, there]) {
    await form.open();
    await form.fillIn();
  }
  // What was typed here goes along to the other tab, which says at once whether that day is free.
  await expect(second.getByRole('region', { name: 'Is your day free?' })).toContainText('is free');
  const looked = (await reached(sandbox)).calls;
  expect(looked).toEqual(['availability']);
  await sandbox.fault({ service: 'reservation', endpoint: 'availability', kind: 'hold' });
  for (const form of [here, there]) {
    await form.submit();
    await expect(form.form.getByRole('status').filter({ hasText: 'Checking the date…' })).toBeVisible();
  }
  await sandbox.mend();
  await expect(hallInvoice(page).news(messages.invoiceSent)).toBeVisible();
  await expect(hallInvoice(second).news('You sent these details before')).toBeVisible();
  expect(await reached(sandbox)).toEqual({ ...once, calls: [...looked, ...once.calls] });
});

test('C-22: while the card form is open in one tab, none opens in another; closed there, it is paid here', async ({
  page,
  context,
  sandbox,
}) => {
  await bookHall(page);
  const here = hallInvoice(page);
  await here.choose(ambali.deposit);
  await expect(here.payNow).toBeVisible();
  const second = await context.newPage();
  await second.goto(paths.hallBooking);
  await hydrated(second, 'mf-bookings/hall-booking');
  const there = hallInvoice(second);
  await expect(there.payPanel).toContainText('A card form over ₦800,000 was opened');
  await there.chooseAgain(ambali.deposit);
  await expect(there.news('open in another tab')).toContainText('Finish or close it there');
  await expect(there.window).toHaveCount(0);
  expect((await reached(sandbox)).payments).toEqual(['open']);

  await here.checkout.getByRole('button', { name: 'Cancel payment' }).click();
  await expect(here.news('The hall is still held.')).toBeVisible();
  await there.payAgain(ambali.deposit);
  await expect(there.receipt).toBeVisible();

  await expect(here.receipt).toContainText('Payment Successful');
  await expect(here.payButton).toHaveCount(0);
  await expect(here.dialog).toBeHidden();
  expect((await reached(sandbox)).payments).toEqual(['abandoned', 'success']);
});

test('C-22: a double click on Pay opens one card form, and its success shows', async ({ page, sandbox }) => {
  await bookHall(page);
  const { payButton, dialog, payNow, news, receipt } = hallInvoice(page);
  await payButton.click();
  await dialog.getByRole('button', { name: `Pay ${ambali.deposit}` }).dblclick();
  await payNow.click();
  await expect(receipt).toContainText(messages.paymentSuccessful);
  await expect(news('open in another tab')).toHaveCount(0);
  await expect(payButton).toHaveCount(0);
  await page.reload();
  await expect(receipt).toBeVisible();
  expect((await reached(sandbox)).payments).toEqual(['success']);
});

test('C-22: a tab that dies with its card form open keeps nobody from paying in another', async ({
  page,
  context,
  sandbox,
}) => {
  await bookHall(page);
  await hallInvoice(page).choose(ambali.deposit);
  await expect(hallInvoice(page).payNow).toBeVisible();
  // A tab that dies before it hears that its form shows leaves a reference that is tried once more, and refused.
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('formShown');
  await page.close();
  const second = await context.newPage();
  await second.goto(paths.hallBooking);
  await hydrated(second, 'mf-bookings/hall-booking');
  await hallInvoice(second).payAgain(ambali.deposit);
  await expect(hallInvoice(second).receipt).toBeVisible();
  expect((await reached(sandbox)).payments).toEqual(['open', 'success']);
});
