import type { Page } from '@playwright/test';
import { paths } from '../../site/addresses.ts';
import { expect, hydrated, test } from '../fixtures.ts';
import { type PlaceName, stayForm } from './stay-form.ts';

type Stay = { list: string; view: string; room: string; place: PlaceName; sum: string };

const stays = [
  { list: paths.hotels, view: 'hotels', room: 'Basic Deluxe', place: 'deluxe-suite', sum: '₦90,000' },
  {
    list: paths.apartments,
    view: 'apartments',
    room: 'Executive Apartment',
    place: 'three-bedroom',
    sum: '₦240,000',
  },
] as const satisfies readonly Stay[];

async function choose(page: Page, { list, view }: Stay) {
  await page.goto(list);
  await hydrated(page, `mf-marketing/${view}`);
  await page.getByLabel('Check-in').fill('2031-12-30T15:30');
  await page.getByLabel('Check-out').fill('2032-01-02T11:00');
}

function cardOf(page: Page, name: string) {
  return page.getByRole('article').filter({ has: page.getByRole('heading', { name }) });
}

for (const stay of stays) {
  test(`D-20: dates typed on ${stay.list} stand in the booking, and later ones on the list again`, async ({
    page,
    sandbox,
  }) => {
    await choose(page, stay);
    const card = cardOf(page, stay.room);
    await expect(card.locator('[data-cost]')).toHaveText(stay.sum);
    await expect(card.getByText('3 nights, Tue 30 Dec 2031 to Fri 2 Jan 2032')).toBeVisible();
    const bookNow = card.getByRole('link', { name: /Book Now/ });
    await expect(bookNow).toHaveAttribute('href', /\?checkIn=2031-12-30&checkOut=2032-01-02$/);
    await bookNow.click();
    const form = stayForm(page, stay.place);
    await expect(form.checkIn).toHaveValue('2031-12-30');
    await expect(form.checkOut).toHaveValue('2032-01-02');
    await form.owes(stay.sum);
    expect(new URL(page.url()).search).toBe('');

    await hydrated(page, `mf-bookings/${stay.place}-booking`);
    await form.checkOut.fill('2032-01-04');
    await page.goBack();
    await expect(page.getByLabel('Check-in')).toHaveValue('2031-12-30T15:30');
    await expect(page.getByLabel('Check-out')).toHaveValue('2032-01-04T12:00');
    expect((await sandbox.outbox()).requests).toEqual([]);
  });
}

for (const viewport of [
  { width: 412, height: 915 },
  { width: 1280, height: 800 },
]) {
  test(`dates typed at the top put nights and sum on every room, at ${viewport.width} px; dates that are no stay take them away`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await choose(page, stays[0]);
    await expect(page.getByRole('group', { name: 'Your dates' }).getByRole('status')).toContainText(
      '3 nights',
    );
    const sums = page.getByRole('article').locator('[data-cost]');
    await expect(sums).toHaveText(['₦75,000', '₦90,000', '₦150,000', '₦165,000', '₦180,000']);
    const rack = page.getByRole('region', { name: 'Five rooms, 3 nights' });
    await expect(rack.getByRole('link', { name: /Luxury Standard/ })).toContainText('₦165,000');
    await page.getByLabel('Check-out').fill('2031-12-29T11:00');
    await expect(page.getByText('Check-out is not after check-in.')).toBeVisible();
    await expect(sums).toHaveCount(0);
    await expect(page.getByRole('main')).not.toContainText('₦0');
  });
}

test('FC-08, D-20: a room of the desk takes its nights into the quote', async ({ page }) => {
  await choose(page, stays[0]);
  await cardOf(page, 'Luxury Deluxe')
    .getByRole('link', { name: /Ask for this room/ })
    .click();
  await expect(page).toHaveURL(paths.requestQuote);
  await expect(page.getByLabel('Event date')).toHaveValue('2031-12-30');
  await expect(page.getByLabel('Message')).toHaveValue(
    'My room: Luxury Deluxe, Tue 30 December 2031 to Fri 2 January 2032.',
  );
});

test.describe('on clocks of the far side of the date line', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  test('B-08, D-20: the dates stay the same days', async ({ page }) => {
    const [stay] = stays;
    await choose(page, stay);
    const form = stayForm(page, stay.place);
    await form.open();
    await expect(form.checkIn).toHaveValue('2031-12-30');
    await expect(form.checkOut).toHaveValue('2032-01-02');
    await form.owes(stay.sum);
  });
});
