import type { Page } from '@playwright/test';
import { paths } from '../../site/addresses.ts';
import { expect, hydrated, test } from '../fixtures.ts';

async function choose(page: Page) {
  await page.goto(paths.hotels);
  await hydrated(page, 'mf-marketing/hotels');
  await page.getByLabel('Check-in').fill('2031-12-30T15:30');
  await page.getByLabel('Check-out').fill('2032-01-02T11:00');
}

for (const viewport of [
  { width: 412, height: 915 },
  { width: 1280, height: 800 },
]) {
  test(`dates typed at the top put nights and sum on every room, at ${viewport.width} px; dates that are no stay take them away`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await choose(page);
    await expect(page.getByRole('group', { name: 'Your dates' }).getByRole('status')).toContainText(
      '3 nights',
    );
    const sums = page.getByRole('article').locator('[data-cost]');
    await expect(sums).toHaveText(['₦75,000', '₦90,000', '₦150,000', '₦165,000', '₦180,000']);
    const rack = page.getByRole('region', { name: 'Every room, 3 nights' });
    await expect(rack.getByRole('link', { name: /Luxury Standard/ })).toContainText('₦165,000');
    await page.getByLabel('Check-out').fill('2031-12-29T11:00');
    await expect(page.getByText('Check-out is not after check-in.')).toBeVisible();
    await expect(sums).toHaveCount(0);
    await expect(page.getByRole('main')).not.toContainText('₦0');
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 915 }, hasTouch: true, isMobile: true });

  for (const [path, part, from, room] of [
    [paths.hotels, 'mf-marketing/hotels', 'From ₦25,000 a night', 'Basic Deluxe'],
    [paths.apartments, 'mf-marketing/apartments', 'From ₦60,000 a night', 'Luxury Suite'],
  ] as const) {
    test(`${path}: beside any room the bar tells the least price and leads to the dates, then tells the nights`, async ({
      page,
    }) => {
      await page.goto(path);
      await hydrated(page, part);
      const bar = page.getByRole('complementary', { name: 'Your nights' });
      const dates = page.getByRole('group', { name: 'Your dates' });
      await expect(bar).not.toBeInViewport();
      await page.getByRole('heading', { name: room }).scrollIntoViewIfNeeded();
      await expect(bar).toBeInViewport({ ratio: 1 });
      await expect(dates).not.toBeInViewport();
      await expect(bar).toContainText(from);
      await bar.getByRole('link', { name: 'Choose your nights' }).tap();
      await expect(page.getByLabel('Check-in')).toBeInViewport({ ratio: 1 });
      await page.getByLabel('Check-in').fill('2031-12-30T15:30');
      await page.getByLabel('Check-out').fill('2032-01-02T11:00');
      await expect(bar).toContainText('3 nights');
      await expect(bar.getByRole('link')).toHaveText('Change');
      await page.getByLabel('Check-out').fill('2031-12-29T11:00');
      await expect(bar).toContainText('these dates are no stay');
    });
  }
});

test('FC-08, D-20: a room of the desk takes its nights into the quote', async ({ page }) => {
  await choose(page);
  await page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'Luxury Deluxe' }) })
    .getByRole('link', { name: /Ask for this room/ })
    .click();
  await expect(page).toHaveURL(paths.requestQuote);
  await expect(page.getByLabel('Event date')).toHaveValue('2031-12-30');
  await expect(page.getByLabel('Message')).toHaveValue(
    'My room: Luxury Deluxe, Tue 30 December 2031 to Fri 2 January 2032, arriving about 3:30pm.',
  );
});
