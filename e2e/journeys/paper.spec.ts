import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import type { Page } from '@playwright/test';
import { paths } from '../site/addresses.ts';
import { expect, test } from './fixtures.ts';
import { keepToasts, raiseToast } from './raise-toast.ts';

/** What follows the screen, and so would lie over the words of a printed page. */
async function following(page: Page): Promise<string[]> {
  return page
    .locator('body *')
    .evaluateAll((all) =>
      all
        .filter(
          (one) => ['fixed', 'sticky'].includes(getComputedStyle(one).position) && one.checkVisibility(),
        )
        .map((one) => `${one.tagName} ${one.textContent?.slice(0, 60)}`),
    );
}

/** A4 between its margins, upright and lying. */
const sheets = [
  { width: 718, height: 1040 },
  { width: 1046, height: 700 },
];

test('nothing lies over the words of any page on paper', async ({ page }) => {
  test.setTimeout(200_000);
  await page.emulateMedia({ media: 'print' });
  for (const { address } of siteFacts().pages) {
    await page.goto(address);
    for (const sheet of sheets) {
      await page.setViewportSize(sheet);
      expect(await following(page), `${address} ${sheet.width}`).toEqual([]);
    }
  }
});

test('a toast is no part of the paper', async ({ page }) => {
  await page.clock.install();
  const toast = await raiseToast(page);
  await keepToasts(page);
  await page.emulateMedia({ media: 'print' });
  await expect(toast).toBeHidden();
});

test('nor is the note that buttons and forms did not load', async ({ page }) => {
  await page.route(/\/hall-booking-view-/, (route) => route.abort());
  await page.goto(paths.hallBooking);
  const note = page.getByText('Buttons and forms here did not load.');
  await expect(note).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(note).toBeHidden();
});
