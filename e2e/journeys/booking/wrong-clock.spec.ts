import type { BrowserContext, Page } from '@playwright/test';
import { addDays, lagosDate } from '@venue/shared/time/dates.ts';
import { dayMs, minuteMs } from '@venue/shared/time/durations.ts';
import { expect, test } from '../support/fixtures.ts';
import { layoutShift, mostByFonts } from '../support/page-layout.ts';
import { timeIsOnWrongClock } from '../support/set-site-time.ts';
import { cardForm } from './pages/card-form.ts';
import { deviceList } from './pages/device-list.ts';
import { familyPage, familyLink, otherDevice } from './pages/family-payment.ts';
import { bookHall } from './pages/hall-form.ts';
import { hallInvoice } from './pages/hall-invoice.ts';
import { stayForm } from './pages/stay-form.ts';
import { onlyMail } from './received-records.ts';

/** Has the device of the page be wrong by so many ms, behind where negative. */
async function clockIsOff(page: Page, ms: number): Promise<void> {
  await page.clock.install({ time: Date.now() + ms });
}

/** ms from now to `29/11/2026, 18:42, Lagos time`, in any text. */
function untilMoment(text: string): number {
  const [, date = '', month = '', year = '', time = ''] =
    /(\d\d)\/(\d\d)\/(\d{4}), (\d\d:\d\d), Lagos time/.exec(text) ?? [];
  return Date.parse(`${year}-${month}-${date}T${time}:00+01:00`) - Date.now();
}

/** Within five minutes of a day from now. */
function expectADayFromNow(text: string): void {
  expect(Math.abs(untilMoment(text) - dayMs), text).toBeLessThan(5 * minuteMs);
}

/** Has nobody say what time it is. */
async function siteSaysNoTime(context: BrowserContext): Promise<void> {
  await context.route('**/live.json', (route) => route.abort());
}

test(
  'an invoice is good for a day from now on a clock that is two days fast',
  { tag: '@I-12' },
  async ({ page, browser, sandbox }) => {
    await clockIsOff(page, 2 * dayMs);
    await bookHall(page);
    const main = page.getByRole('main');
    await expect(main.getByText('This device’s clock is 2 days fast.')).toBeVisible();
    expectADayFromNow((await hallInvoice(page).sheet.textContent()) ?? '');
    expectADayFromNow((await onlyMail(sandbox))['validUntil'] ?? '');

    const other = await otherDevice(browser, page);
    const family = familyPage(other);
    await family.open(await familyLink(page));
    await expect(family.main).toContainText(/Held until (?:today|tomorrow), \d\d:\d\d/);
    await expect(family.main).not.toContainText('This device’s clock');
    await other.context().close();

    await main.getByRole('link', { name: 'My bookings' }).click();
    await expect(deviceList(page).row('Ambali Hall')).toContainText('Held until');
    await page.reload();
    await expect(main.getByText('This device’s clock is 2 days fast.')).toBeVisible();
    await expect(deviceList(page).row('Ambali Hall')).toContainText('Held until');
  },
);

test('a room for tonight is booked on a clock that is two days fast', async ({ page }) => {
  // In the middle of the day, so that tonight is the same night to the end.
  const noon = new Date('2030-11-21T11:00:00Z');
  await timeIsOnWrongClock(page, noon, 2 * dayMs);
  const stay = stayForm(page, 'deluxe-suite');
  await stay.open();
  const note = stay.main.getByRole('status').filter({ hasText: 'This device’s clock is 2 days fast.' });
  await expect(note).toBeVisible();
  expect(await layoutShift(page)).toBeLessThanOrEqual(mostByFonts);
  await note.getByRole('button', { name: 'Close' }).click();
  await expect(note).toBeHidden();
  const tonight = lagosDate(noon.getTime());
  await stay.book(tonight, addDays(tonight, 1));
  await cardForm(page).payButton.click();
  await expect(stay.receipt).toContainText('₦30,000');
});

test('a clock that changes while the site is not heard costs no kept booking', async ({ page, context }) => {
  await bookHall(page);
  const kept = (there: Page) => there.evaluate(() => localStorage.getItem('hall-bookings'));
  const before = await kept(page);
  expect(before).toContain('Ambali Hall');
  await siteSaysNoTime(context);
  // All pages of a context have one clock: to this one, the site has said that it is right.
  await page.close();
  const later = await context.newPage();
  const { open, row } = deviceList(later);

  await clockIsOff(later, -3 * dayMs);
  await open();
  await expect(row('Ambali Hall')).toContainText('Held until');
  expect(await kept(later)).toBe(before);

  await later.clock.setSystemTime(Date.now() + 2 * dayMs);
  await open();
  await expect(row('Ambali Hall')).toContainText('Expired');
  await context.unroute('**/live.json');
  await later.evaluate(() => dispatchEvent(new Event('online')));
  await expect(row('Ambali Hall')).toContainText('Held until');
});
