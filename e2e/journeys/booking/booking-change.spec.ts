import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { paths } from '../../site/addresses.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { timeIs } from '../support/set-site-time.ts';
import { deviceList } from './pages/device-list.ts';
import { bookHall } from './pages/hall-form.ts';
import { ambali, hallInvoice } from './pages/hall-invoice.ts';

/** `/change-a-booking`: what moving and cancelling cost, the request, and the answer. */
function changePage(page: Page) {
  const main = page.getByRole('main');
  const panel = (name: string) => main.getByRole('region', { name });
  const answer = main.getByRole('form', { name: 'The venue’s answer' });
  const move = panel('Move the date');
  return {
    opened: () => hydrated(page, 'mf-bookings/booking-change'),
    move,
    cancel: panel('Cancel the booking'),
    fee: panel('Fee for moving the date'),
    asked: panel('You asked the venue'),
    notAsked: panel('Your request has not been sent yet'),
    notSo: panel('Not cancelled after all?'),
    newDay: move.getByLabel('New date'),
    look: move.getByRole('button', { name: 'Check availability' }),
    answer: (what: RegExp) => answer.getByRole('radio', { name: what }),
    sum: answer.getByRole('textbox', { name: /in naira/ }),
    note: answer.getByRole('button', { name: 'Save the answer' }),
    noted: main.getByRole('status').filter({ hasText: /^Saved/ }),
    openInvoice: main.getByRole('button', { name: 'Open the invoice' }),
  };
}

/** A hall that is booked and secured by its deposit, on 21 November for 20 March. */
async function secureHall(page: Page): Promise<void> {
  await timeIs(page, new Date('2030-11-21T15:12:00Z'));
  await bookHall(page);
  const { pay, receipt } = hallInvoice(page);
  await pay(ambali.deposit);
  await expect(receipt).toBeVisible();
}

test(
  'a hall booking is moved to another date by the venue’s answer',
  { tag: '@TC-04' },
  async ({ page, sandbox }) => {
    await secureHall(page);
    const { sheet } = hallInvoice(page);
    await page.getByText('Ask family to pay').click();
    await page.getByRole('button', { name: 'Copy Link to this invoice' }).click();
    await page.getByRole('link', { name: 'Move or cancel' }).click();
    const change = changePage(page);
    const list = deviceList(page);
    const row = list.row('Ambali Hall');
    await change.opened();
    await expect(change.move).toContainText('20% of the rental of ₦1,500,000, until Tue 18 Feb 2031');

    await test.step('a past day is refused, one that could not be checked can be requested', async () => {
      await change.newDay.fill('2030-11-20');
      await change.look.click();
      await expect(change.newDay).toBeFocused();
      await expect(change.newDay).toHaveAccessibleDescription(/This date has passed/);
      await sandbox.fault({ service: 'reservation', kind: 'down', endpoint: 'availability', times: 1 });
      await change.newDay.fill('2031-04-12');
      await change.look.click();
      await expect(change.move).toContainText('You can still ask');
      await expect(change.move).toContainText('₦900,000 would be left to pay. It is due by Thu 13 Mar 2031.');
    });

    await test.step('an unsent request is stored, can be sent from there and changes nothing', async () => {
      await change.move.getByRole('textbox', { name: /Reason/ }).fill('The church moved the date.');
      await sandbox.fault({ service: 'email', kind: 'status', status: 500, times: 1 });
      await change.move.getByRole('button', { name: 'Ask the venue to move it' }).click();
      await expect(change.notAsked).toBeFocused();
      const whatsApp = change.notAsked.getByRole('link', { name: 'WhatsApp' });
      await expect(whatsApp).toHaveAttribute('href', /12%20April%202031/);
      await page.reload();
      await change.opened();
      await change.notAsked.getByRole('button', { name: 'Tell the venue now' }).click();
      await expect(change.asked).toContainText('An e-mail about your request has been sent to the venue.');
      const sent = (await sandbox.received()).mails.at(-1)?.fields;
      expect(sent).toContainEqual({ name: 'wish', value: 'Move it to Saturday 12 April 2031' });
      expect(sent).toContainEqual({ name: 'reason', value: 'The church moved the date.' });
      await list.open();
      await expect(row).toContainText('Thursday 20 March 2031');
      await expect(row).toContainText('You asked the venue on Thu 21 Nov 2030 to move it');
    });

    await test.step('its answer moves invoice, dates, calendar and list', async () => {
      await row.getByRole('link', { name: 'What did the venue say?' }).click();
      await change.opened();
      await change.answer(/Yes, it has been moved/).check();
      await expect(change.sum).toHaveValue('₦300,000');
      await change.sum.fill('a lot');
      await change.note.click();
      await expect(change.sum).toBeFocused();
      await change.sum.fill('₦250,000');
      await change.note.click();
      await expect(change.noted).toContainText('Saved. Your booking now has its new date.');
      await change.openInvoice.click();
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText('Deposit paid. See you on Saturday 12 April 2031.');
      await expect(page.getByRole('main')).toContainText('It shows the old date: send a new one');
      await expect(sheet).toContainText('From Thu 20 Mar 2031');
      await expect(sheet).toContainText(/Fee for moving the date\s*paid directly to the venue\s*₦250,000/);
      await expect(sheet).toContainText(/Balance.*by Thu 13 Mar 2031\s*₦900,000/);
      const coming = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Add them to my calendar' }).click();
      const calendar = await readFile(await (await coming).path(), 'utf8');
      expect(calendar).toContain('DTSTART;VALUE=DATE:20310412');
      expect(calendar).not.toContain('20310320');
      await list.open();
      await expect(row).toContainText('Saturday 12 April 2031');
      await row.getByRole('link', { name: 'Move or cancel' }).click();
      await change.opened();
      await change.fee.getByRole('button', { name: 'I have paid it' }).click();
      await expect(change.fee).toContainText('You recorded the fee of ₦250,000 as paid.');
    });
  },
);

test(
  'a hall that is cancelled by the venue’s answer takes no payment any more',
  { tag: '@TC-05' },
  async ({ page }) => {
    await secureHall(page);
    const { sheet } = hallInvoice(page);
    const payRest = page.getByRole('button', { name: /^Pay the balance/ });
    await expect(payRest.first()).toBeVisible();

    // A week later the deposit stays.
    const other = await page.context().newPage();
    await timeIs(other, new Date('2030-11-29T09:00:00Z'));
    const list = deviceList(other);
    const row = list.row('Ambali Hall');
    await list.open();
    await row.getByRole('link', { name: 'Move or cancel' }).click();
    const change = changePage(other);
    await change.opened();
    await test.step('the venue is asked, and its answer is saved', async () => {
      await expect(change.cancel).toContainText(/Deposit, kept by the venue\s*₦600,000/);
      await expect(change.cancel).toContainText(/Refund under the terms\s*₦200,000/);
      const reason = change.cancel.getByLabel('Reason');
      await reason.fill('The church moved the date.');
      await other.reload();
      await change.opened();
      await expect(reason).toHaveValue('The church moved the date.');
      await change.cancel.getByRole('button', { name: 'Ask the venue to cancel it' }).click();
      await expect(change.asked).toContainText('An e-mail about your request has been sent to the venue.');
      await expect(payRest.first()).toBeVisible();
      await change.answer(/It has been cancelled/).check();
      await expect(change.sum).toHaveValue('₦200,000');
      await change.note.click();
      await expect(change.noted).toContainText('Saved as cancelled.');
    });

    await test.step('no tab and no list takes a payment any more', async () => {
      await expect(payRest).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Ambali Hall on Thursday 20 March 2031 is cancelled.',
      );
      await expect(sheet).toContainText('29/11/2030, refund of ₦200,000, as recorded by the customer');
      await list.open();
      await expect(row).toContainText('with a refund of ₦200,000');
      await expect(row.getByRole('button', { name: /^Pay/ })).toHaveCount(0);
    });

    await test.step('the hall stands after all', async () => {
      await row.getByRole('link', { name: 'Not cancelled after all?' }).click();
      await change.opened();
      await change.notSo.locator('summary').click();
      await change.answer(/It is not cancelled after all/).check();
      await change.note.click();
      await expect(change.noted).toContainText('back as it was');
      await expect(payRest.first()).toBeVisible();
    });

    await page.goto(`${paths.bookingChange}#hall.123456`);
    await expect(page.getByRole('main')).toContainText('We can’t find that booking on this device.');
  },
);
