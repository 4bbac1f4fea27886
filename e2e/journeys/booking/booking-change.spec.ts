import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../fixtures.ts';
import { timeIs } from '../set-site-time.ts';
import { deviceList } from './device-list.ts';
import { bookHall } from './hall-form.ts';
import { ambali, hallInvoice } from './hall-invoice.ts';

/** `/change-a-booking`: what moving and cancelling cost, the request, and the answer. */
function changePage(page: Page) {
  const main = page.getByRole('main');
  const panel = (name: string) => main.getByRole('region', { name });
  const answer = main.getByRole('form', { name: 'What the venue answered' });
  const move = panel('Move the date');
  return {
    opened: () => hydrated(page, 'mf-bookings/booking-change'),
    move,
    cancel: panel('Cancel'),
    fee: panel('Fee for moving the date'),
    asked: panel('You asked the venue'),
    notAsked: panel('The venue has not been asked yet'),
    told: panel('Has the venue told you already?'),
    notSo: panel('Not cancelled after all?'),
    newDay: move.getByLabel('New day'),
    look: move.getByRole('button', { name: 'Look at this day' }),
    ask: move.getByRole('button', { name: 'Ask the venue to move it' }),
    answer,
    note: async (what: RegExp) => {
      await answer.getByRole('radio', { name: what }).check();
      await answer.getByRole('button', { name: 'Note its answer' }).click();
    },
    noteButton: answer.getByRole('button', { name: 'Note its answer' }),
    back: answer.getByRole('textbox', { name: 'What it gives back, in naira' }),
    noted: main.getByRole('status').filter({ hasText: /^Noted/ }),
    openInvoice: main.getByRole('button', { name: 'Open its invoice' }),
  };
}

test('TC-04: the church moves the date: the fee is read, the day looked at, the venue asked, its answer noted, and everything follows', async ({
  page,
  sandbox,
}) => {
  await timeIs(page, new Date('2030-11-21T15:12:00Z'));
  await bookHall(page);
  const { pay, sheet, receipt } = hallInvoice(page);
  await pay(ambali.deposit);
  await expect(receipt).toBeVisible();
  await page.getByText('Ask family to pay').click();
  await page.getByRole('button', { name: 'Copy Link to this invoice' }).click();
  await page.getByRole('link', { name: 'Move or cancel' }).click();
  const change = changePage(page);
  await change.opened();
  await expect(change.move).toContainText('₦300,000');
  await expect(change.move).toContainText('20% of the rental of ₦1,500,000, until Tue 18 Feb 2031');
  await expect(change.cancel).toContainText(/You get back, by the terms\s*₦680,000/);

  await change.newDay.fill('2030-11-20');
  await change.look.click();
  await expect(change.newDay).toBeFocused();
  await expect(change.newDay).toHaveAccessibleDescription(/This day is over/);
  await sandbox.fault({ service: 'reservation', kind: 'hall-taken', halls: [15], times: 1 });
  await change.newDay.fill('2031-04-05');
  await change.look.click();
  await expect(change.move).toContainText('Ambali Hall is taken on Sat 5 Apr 2031.');
  await expect(change.ask).toHaveCount(0);
  await sandbox.fault({ service: 'reservation', kind: 'down', endpoint: 'availability', times: 1 });
  await change.newDay.fill('2031-04-12');
  await change.look.click();
  await expect(change.move).toContainText('You can ask all the same');
  await expect(change.move).toContainText('₦900,000 would be left to pay. It is due by Thu 13 Mar 2031.');

  await change.move.getByRole('textbox', { name: /Why/ }).fill('The church moved the date.');
  await sandbox.fault({ service: 'email', kind: 'status', status: 500, times: 1 });
  await change.ask.click();
  await expect(change.notAsked).toBeFocused();
  await expect(change.notAsked).toContainText('The e-mail to the venue has not gone.');
  await expect(change.notAsked.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /12%20April%202031/,
  );
  await page.reload();
  await change.opened();
  await change.notAsked.getByRole('button', { name: 'Send it again' }).click();
  await expect(change.asked).toContainText('The venue has your request.');
  const sent = (await sandbox.outbox()).mails.at(-1)?.fields.map(({ name, value }) => [name, value]);
  expect(Object.fromEntries(sent ?? [])).toMatchObject({
    wish: 'Move it to Saturday 12 April 2031',
    reason: 'The church moved the date.',
    paid: '₦800,000 of ₦1,700,000',
  });

  // Nothing has changed yet.
  const list = deviceList(page);
  await list.open();
  const row = list.row('Ambali Hall');
  await expect(row).toContainText('Thursday 20 March 2031');
  await expect(row).toContainText(
    'You asked the venue on Thu 21 Nov 2030 to move it to Saturday 12 April 2031.',
  );
  await row.getByRole('link', { name: 'What did the venue answer?' }).click();
  await change.opened();
  await change.noteButton.click();
  await expect(change.answer).toContainText('Choose what the venue answered');
  await change.answer.getByRole('radio', { name: /Yes, it is moved/ }).check();
  const fee = change.answer.getByRole('textbox', { name: /The fee that it wants/ });
  await expect(fee).toHaveValue('₦300,000');
  await fee.fill('a lot');
  await change.noteButton.click();
  await expect(fee).toBeFocused();
  await fee.fill('₦250,000');
  await change.noteButton.click();
  await expect(change.noted).toContainText('Noted: this is its day now');
  await expect(change.fee).toContainText('₦250,000 goes to the venue itself');
  await expect(change.newDay).toBeHidden();
  await change.openInvoice.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Deposit paid. See you on Saturday 12 April 2031.',
  );
  await expect(sheet).toContainText('12/04/2031');
  await expect(page.getByRole('main')).toContainText('It names the former day: send a new one');
  await expect(sheet).toContainText('From Thu 20 Mar 2031');
  await expect(sheet).toContainText(/For moving the date\s*to the venue itself\s*₦250,000/);
  await expect(sheet).toContainText(/Balance.*by Thu 13 Mar 2031\s*₦900,000/);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add them to my calendar' }).click();
  const calendar = await readFile(await (await coming).path(), 'utf8');
  expect(calendar).toContain('DTSTART;VALUE=DATE:20310412');
  expect(calendar).not.toContain('20310320');
  await list.open();
  await expect(row).toContainText('Saturday 12 April 2031');
  await expect(row).toContainText('Deposit paid');
  await expect(row).toContainText(
    'The fee for moving the date, ₦250,000, goes to the venue itself: ask by when.',
  );
  await row.getByRole('link', { name: 'Move or cancel' }).click();
  await change.opened();
  await change.fee.getByRole('button', { name: 'I have paid it' }).click();
  await expect(change.fee).toContainText('You noted that the fee of ₦250,000 is paid.');
  await list.open();
  await expect(row).not.toContainText('goes to the venue itself');
});

test('TC-05: a hall is cancelled by the venue’s answer and takes no payment any more, in no tab; it may stand after all', async ({
  page,
}) => {
  await timeIs(page, new Date('2030-11-21T15:12:00Z'));
  await bookHall(page);
  const { pay, receipt, sheet } = hallInvoice(page);
  await pay(ambali.deposit);
  await expect(receipt).toBeVisible();
  const payRest = page.getByRole('button', { name: /^Pay the balance/ });
  await expect(payRest.first()).toBeVisible();

  // A week later the deposit stays.
  const other = await page.context().newPage();
  await timeIs(other, new Date('2030-11-29T09:00:00Z'));
  const list = deviceList(other);
  await list.open();
  await list.row('Ambali Hall').getByRole('link', { name: 'Move or cancel' }).click();
  const change = changePage(other);
  await change.opened();
  await expect(change.cancel).toContainText(/Deposit, which stays with the venue\s*₦600,000/);
  await expect(change.cancel).toContainText(/You get back, by the terms\s*₦200,000/);
  const reason = change.cancel.getByLabel('Why, in your words');
  await reason.fill('The church moved the date.');
  await other.reload();
  await change.opened();
  await expect(reason).toHaveValue('The church moved the date.');
  await change.cancel.getByRole('button', { name: 'Ask the venue to cancel it' }).click();
  await expect(change.asked).toContainText('The venue has your request.');
  await change.answer.getByRole('radio', { name: /It is cancelled/ }).check();
  await expect(change.back).toHaveValue('₦200,000');
  await change.back.fill('two hundred');
  await change.noteButton.click();
  await expect(change.back).toHaveAccessibleDescription(/Enter whole naira in figures/);
  await change.back.fill('200k');
  await change.noteButton.click();
  await expect(change.noted).toContainText('Noted as cancelled.');

  await expect(payRest).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Ambali Hall on Thursday 20 March 2031 is cancelled.',
  );
  await expect(sheet).toContainText('29/11/2030, ₦200,000 to come back');
  await list.open();
  await expect(list.row('Ambali Hall')).toContainText('Cancelled');
  await expect(list.row('Ambali Hall')).toContainText('gives back ₦200,000');
  await expect(list.row('Ambali Hall').getByRole('button', { name: /^Pay/ })).toHaveCount(0);

  await list.row('Ambali Hall').getByRole('link', { name: 'Not cancelled after all?' }).click();
  await change.opened();
  await change.notSo.locator('summary').click();
  await change.note(/It is not cancelled after all/);
  await expect(change.noted).toContainText('as it was before');
  await expect(payRest.first()).toBeVisible();
});

test('a page of a booking that this device does not have says so', async ({ page }) => {
  await page.goto('/change-a-booking#hall.123456');
  await expect(page.getByRole('main')).toContainText('This device does not know that booking.');
});
