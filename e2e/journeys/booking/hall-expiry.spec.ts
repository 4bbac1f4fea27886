import { hallUnavailable } from '@venue/shared/messages.ts';
import { paths } from '../../site/addresses.ts';
import { expect, test } from '../fixtures.ts';
import { timeIs, timePasses } from '../set-site-time.ts';
import { deviceList } from './device-list.ts';
import { booking, bookHall, hallForm } from './hall-form.ts';
import { hallInvoice } from './hall-invoice.ts';
import { reached } from './hall-outbox.ts';

const morning = new Date('2030-11-21T09:12:00+01:00');
/** A day, and the step in which the page looks at the clock, in ms. */
const day = 24 * 3_600_000 + 10_000;

test.beforeEach(async ({ page }) => {
  await timeIs(page, morning);
});

test('I-12, Q-11: the invoice counts its 24 hours down, in Lagos time', async ({ page }) => {
  await bookHall(page);
  const { sheet, payPanel } = hallInvoice(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^Ambali Hall is held until tomorrow, 09:1\d\.$/,
  );
  await expect(sheet).toContainText('This invoice is valid for 24 hours');
  await expect(sheet).toContainText(/Valid until22\/11\/2030, 09:1\d/);
  await timePasses(page, 20_000);
  await expect(payPanel).toContainText(/Good until tomorrow, 09:1\d, Lagos time: 23\sh\s5\d\smin left/);
  await timePasses(page, 16 * 3_600_000);
  await expect(payPanel).toContainText(/Good until today, 09:1\d, Lagos time: 7\sh\s5\d\smin left/);
});

test('I-12, E-13: an invoice that ran out takes no payment, and its details go back into the form', async ({
  page,
  sandbox,
}) => {
  await bookHall(page);
  const { payButton, transfer } = hallInvoice(page);
  await timePasses(page, day);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^This invoice ended/);
  await expect(payButton).toHaveCount(0);
  await expect(transfer).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^This invoice ended/);
  await page.getByRole('button', { name: 'Check the date again' }).click();

  const { values, terms, submit, stop } = hallForm(page);
  await expect.poll(values).toEqual(booking);
  await terms.check();
  await submit();
  await expect(stop(hallUnavailable('Ambali Hall'))).toContainText('under your own invoice, which has ended');
  expect(await reached(sandbox)).toMatchObject({ halls: [15], mails: 1, payments: [] });
});

test('D-22: an invoice that ended is not said to hold the hall, and goes nowhere any more, though its e-mail never went', async ({
  page,
  sandbox,
}) => {
  await sandbox.fault({ service: 'email', times: 1, kind: 'status', status: 500 });
  await bookHall(page);
  const held = page.getByText('The hall is held all the same');
  await expect(held).toBeVisible();
  await timePasses(page, day);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^This invoice ended/);
  await expect(held).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Send the invoice again' })).toHaveCount(0);
});

test('I-12: an invoice that runs out behind the open choice of payment closes it', async ({
  page,
  sandbox,
}) => {
  await bookHall(page);
  const { payButton, dialog } = hallInvoice(page);
  await payButton.click();
  await expect(dialog).toBeVisible();
  await timePasses(page, day);
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'This invoice ended' })).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Start again' })).toBeFocused();
  await page.getByRole('button', { name: 'Check the date again' }).click();
  await expect(hallForm(page).form).toBeVisible();
  expect((await reached(sandbox)).payments).toEqual([]);
});

test('I-12, C-22: an invoice whose card window is open when it runs out is still paid once, and is not said to hold the hall', async ({
  page,
  sandbox,
}) => {
  await bookHall(page);
  const { choose, window, payNow, receipt } = hallInvoice(page);
  await choose('₦1,700,000');
  await expect(payNow).toBeVisible();
  // From here on the page knows that the card form has come.
  await expect(window).toBeFocused();
  await timePasses(page, day);
  await payNow.click();
  await expect(receipt).toContainText('Payment Successful');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paid, after the invoice had ended.');
  await expect(receipt).toContainText('Ambali Hall may be let to somebody else by now');
  await expect(page.getByRole('main')).not.toContainText('holds Ambali Hall');
  await page.goto(paths.myBookings);
  await expect(deviceList(page).row('Ambali Hall')).toContainText('Ambali Hall may be let to somebody else');
  expect(await reached(sandbox)).toMatchObject({ halls: [15], payments: ['success'] });
});

test('C-22, I-12: an ended invoice is not payable after an unseen payment; its day is asked for again, and what was paid is found', async ({
  page,
  sandbox,
}) => {
  await bookHall(page);
  const { choose, payNow, payButton, receipt } = hallInvoice(page);
  await choose('₦800,000');
  await expect(payNow).toBeVisible();
  const [opened] = (await sandbox.outbox()).payments;
  await page.reload();
  await expect(payButton).toBeVisible();
  await timePasses(page, day);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Is Ambali Hall paid?');
  await expect(payButton).toHaveCount(0);
  const ended = page.getByRole('region', { name: 'Start again' });
  await expect(ended).toContainText(opened?.reference ?? 'no reference');
  await ended.getByRole('button', { name: 'Check the date again' }).click();
  const { terms, submit, stop } = hallForm(page);
  await terms.check();
  await submit();
  await expect(stop(hallUnavailable('Ambali Hall'))).toContainText('under your own invoice, which has ended');
  await page.goto(paths.myBookings);
  const { row } = deviceList(page);
  await expect(row('Ambali Hall')).toContainText('A payment may have gone through');
  await row('Ambali Hall').getByRole('button', { name: 'Open the invoice' }).click();
  await expect(receipt).toHaveCount(0);
  expect((await reached(sandbox)).payments).toEqual(['open']);
});
