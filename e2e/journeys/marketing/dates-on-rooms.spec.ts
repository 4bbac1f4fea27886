import { paths } from '../../site/addresses.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';

test.use({ viewport: { width: 412, height: 915 }, hasTouch: true, isMobile: true });

test(
  'dates put nights and totals on every room and go along to the quote form',
  { tag: ['@FC-08', '@D-20'] },
  async ({ page }) => {
    await page.goto(paths.hotels);
    await hydrated(page, 'mf-marketing/hotels');
    const bar = page.getByRole('complementary', { name: 'Your nights' });
    const dates = page.getByRole('group', { name: 'Your dates' });
    await expect(bar).not.toBeInViewport();
    await page.getByRole('heading', { name: 'Basic Deluxe' }).scrollIntoViewIfNeeded();
    await expect(bar).toBeInViewport({ ratio: 1 });
    await expect(dates).not.toBeInViewport();
    await expect(bar).toContainText('From ₦25,000 a night');
    await bar.getByRole('link', { name: 'Check Availability' }).tap();
    await expect(page.getByLabel('Check-in')).toBeInViewport({ ratio: 1 });

    await page.getByLabel('Check-in').fill('2031-12-30T15:30');
    await page.getByLabel('Check-out').fill('2031-12-29T11:00');
    await expect(page.getByText('Check-out must be after check-in.')).toBeVisible();
    await expect(bar).toContainText('check your dates');
    const totals = page.getByRole('article').locator('[data-cost]');
    await expect(totals).toHaveCount(0);
    await expect(page.getByRole('main')).not.toContainText('₦0');

    await page.getByLabel('Check-out').fill('2032-01-02T11:00');
    await expect(dates.getByRole('status')).toContainText('3 nights');
    await expect(totals).toHaveText(['₦75,000', '₦90,000', '₦150,000', '₦165,000', '₦180,000']);
    await expect(bar).toContainText('3 nights');
    await expect(bar.getByRole('link')).toHaveText('Change');

    const room = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: 'Luxury Deluxe' }) });
    await room.getByRole('link', { name: /Ask for this room/ }).tap();
    await expect(page).toHaveURL(paths.requestQuote);
    await expect(page.getByLabel('Event date')).toHaveValue('2031-12-30');
    await expect(page.getByLabel('Message')).toHaveValue(
      'My room: Luxury Deluxe, Tue 30 December 2031 to Fri 2 January 2032, arriving about 3:30pm.',
    );
  },
);
