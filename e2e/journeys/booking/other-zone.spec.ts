import type { Page } from '@playwright/test';
import { paths } from '../../site/addresses.ts';
import { addDays, lagosDate } from '@venue/shared/dates.ts';
import { expect, hydrated, test } from '../fixtures.ts';
import { timeIs } from '../set-site-time.ts';
import { deviceList } from './device-list.ts';
import { bookHall, hallForm } from './hall-form.ts';
import { ambali, hallInvoice } from './hall-invoice.ts';
import { cardForm, stayForm } from './stay-form.ts';

/** Eight in the evening in Los Angeles, five in the morning of the next day in Lagos. */
const evening = new Date('2030-11-21T04:00:00Z');

const hour = /\d\d:\d\d/;
const named = /\d\d:\d\d,? Lagos time/;

/** The lines of the page's main part that say an hour of the day. */
async function linesWithHours(page: Page): Promise<string[]> {
  const text = await page.getByRole('main').innerText();
  return text.split('\n').filter((line) => hour.test(line));
}

/** What the pages of a hall and a stay say of hours, from the form to the receipts in the list. */
async function everyHourSaid(page: Page): Promise<string[]> {
  await bookHall(page);
  const invoice = await linesWithHours(page);
  await hallInvoice(page).pay(ambali.deposit);
  await expect(hallInvoice(page).receipt).toContainText('Payment Successful');
  const paid = await linesWithHours(page);
  const stay = stayForm(page, 'deluxe-suite');
  await stay.open();
  const today = lagosDate(evening.getTime());
  await stay.book(today, addDays(today, 1));
  await cardForm(page).pay.click();
  await expect(stay.receipt).toContainText('₦30,000');
  const receipt = await linesWithHours(page);
  const { open, rows } = deviceList(page);
  await open();
  await expect(rows).toHaveCount(2);
  return [...invoice, ...paid, ...receipt, ...(await linesWithHours(page))];
}

test.describe('in Los Angeles', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('Q-11: every hour of a booking says that it is Lagos time, and tonight is Lagos’s', async ({
    page,
  }) => {
    await timeIs(page, evening);
    const said = await everyHourSaid(page);
    expect(said.length).toBeGreaterThan(8);
    expect(said.filter((line) => !named.test(line))).toEqual([]);
  });

  test('Q-11: a day that is over in Lagos alone is refused as such, and office hours name their clock', async ({
    page,
    sandbox,
  }) => {
    await timeIs(page, evening);
    const { open, fillIn, form, submit } = hallForm(page);
    await open();
    await fillIn({ eventDate: '2030-11-20' });
    await expect(form.getByText('The event date is in the past in Lagos.')).toBeVisible();
    await submit();
    await expect(
      form.getByText('This day is over in Lagos: today is Thursday 21 November 2030.').first(),
    ).toBeVisible();
    expect((await sandbox.outbox()).requests).toEqual([]);
    await page.goto(paths.lounge);
    await hydrated(page, 'mf-marketing/lounge');
    await expect(page.getByRole('main').getByText(/from 8am, Lagos time; what you write/)).toBeVisible();
    await expect(page.getByRole('contentinfo').getByText(/Bookings office: .*, Lagos time/)).toHaveCount(1);
  });
});

test('Q-11: in Lagos an hour has no name but where others may read it', async ({ page }) => {
  await timeIs(page, evening);
  const said = await everyHourSaid(page);
  expect(
    said.filter((line) => named.test(line) && !/Valid until|Good until|Held until|^\d\d\//.test(line)),
  ).toEqual([]);
  await expect(page.getByRole('contentinfo')).not.toContainText('Lagos time');
});
