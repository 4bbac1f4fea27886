import { paths } from '../../site/addresses.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ viewport: { width: 360, height: 800 }, javaScriptEnabled: false });

test(
  'without scripts every price is shown, and no date fields',
  { tag: ['@D-01', '@FC-02', '@FC-06'] },
  async ({ page }) => {
    await page.goto(paths.hotels);
    const card = (name: string) =>
      page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
    await expect(card('Basic Standard').getByText('Listed ₦35,000')).toBeVisible();
    await expect(card('Basic Standard').getByText('Pay ₦25,000 a night online')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Book through reception.' })).toBeVisible();
    await expect(card('Luxury Regular').getByText('₦50,000 a night', { exact: true })).toBeVisible();
    await expect(page.locator('[data-cost]')).toHaveCount(0);

    await expect(page.getByLabel('Check-in')).toBeHidden();
    await page.getByRole('link', { name: 'Check Availability' }).first().click();
    await expect(page).toHaveURL(`${paths.hotels}#rooms`);
    await expect(page.getByRole('heading', { name: 'Book and pay here.' })).toBeInViewport();

    await page.goto(paths.apartments);
    const listed = await card('Executive Apartment').getByText('Listed ₦100,000').boundingBox();
    const paid = await card('Executive Apartment').getByText('Pay ₦80,000 a night online').boundingBox();
    expect(paid?.y).toBeGreaterThan(listed?.y ?? Infinity);
    expect(paid?.x).toBe(listed?.x);
    await expect(page.getByText(/^Choose both dates/)).toBeHidden();
  },
);
