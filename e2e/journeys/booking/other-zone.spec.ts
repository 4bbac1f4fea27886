import type { Page } from '@playwright/test';
import { addDays, lagosDate } from '@venue/shared/time/dates.ts';
import { paths } from '../../site/addresses.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { timeIs } from '../support/set-site-time.ts';
import { cardForm } from './pages/card-form.ts';
import { deviceList } from './pages/device-list.ts';
import { hallForm } from './pages/hall-form.ts';
import { ambali, hallInvoice } from './pages/hall-invoice.ts';
import { stayForm } from './pages/stay-form.ts';

/** Eight in the evening in Los Angeles, five in the morning of the next day in Lagos. */
const evening = new Date('2030-11-21T04:00:00Z');

const hour = /\d\d:\d\d/;
const named = /\d\d:\d\d,? Lagos time/;

/** The lines of the page's main part that say an hour of the day. */
async function linesWithHours(page: Page): Promise<string[]> {
  const text = await page.getByRole('main').innerText();
  return text.split('\n').filter((line) => hour.test(line));
}

test.use({ timezoneId: 'America/Los_Angeles' });

test(
  'far from Lagos every hour and day of a booking is in Lagos time',
  { tag: '@Q-11' },
  async ({ page, sandbox }) => {
    const said: string[] = [];
    const listen = async () => void said.push(...(await linesWithHours(page)));
    await timeIs(page, evening);

    await test.step('a day that is over in Lagos alone', async () => {
      const { open, fillIn, fillField, form, submit } = hallForm(page);
      await open();
      await fillIn({ eventDate: '2030-11-20' });
      await expect(form.getByText('The event date is in the past in Lagos.')).toBeVisible();
      await submit();
      const refusal = 'This date has passed in Lagos: today is Thursday 21 November 2030.';
      await expect(form.getByText(refusal).first()).toBeVisible();
      expect((await sandbox.received()).requests).toEqual([]);
      await fillField('eventDate', '2031-03-20');
      await submit();
      await expect(page.getByRole('heading', { level: 1, name: /is held until/ })).toBeVisible();
    });

    await test.step('the invoice and receipts of a hall, and of a room for tonight', async () => {
      await listen();
      await hallInvoice(page).pay(ambali.deposit);
      await expect(hallInvoice(page).receipt).toContainText('Payment Successful');
      await listen();
      const stay = stayForm(page, 'deluxe-suite');
      await stay.open();
      const today = lagosDate(evening.getTime());
      await stay.book(today, addDays(today, 1));
      await cardForm(page).payButton.click();
      await expect(stay.receipt).toContainText('₦30,000');
      await listen();
      const { open, rows } = deviceList(page);
      await open();
      await expect(rows).toHaveCount(2);
      await listen();
      expect(said.length).toBeGreaterThan(8);
      expect(said.filter((line) => !named.test(line))).toEqual([]);
    });

    await test.step('office hours', async () => {
      await page.goto(paths.lounge);
      await hydrated(page, 'mf-marketing/lounge');
      await expect(
        page.getByRole('main').getByText(/opens at 8am[^,]*, Lagos time, and we’ll read/),
      ).toBeVisible();
      await expect(page.getByRole('contentinfo').getByText(/Bookings office: .*, Lagos time/)).toHaveCount(1);
    });
  },
);
