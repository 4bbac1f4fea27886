import type { Page } from '@playwright/test';
import { paths } from '../site/addresses.ts';
import { expect, hydrated, test } from './fixtures.ts';

/** ms that each picture is on its way. */
const onItsWay = 100;

/** Answers for pictures slowly, and counts them: all that were asked for, and the most at one time since the last look. */
async function countPictures(page: Page) {
  const count = { asked: 0, under: 0, most: 0 };
  await page.route(/\.avif$/, async (route) => {
    count.asked += 1;
    count.under += 1;
    count.most = Math.max(count.most, count.under);
    await new Promise((resolve) => {
      setTimeout(resolve, onItsWay);
    });
    count.under -= 1;
    await route.continue();
  });
  return {
    asked: () => count.asked,
    /** The most that were on their way at one time since it was last asked. */
    most: () => {
      const { most } = count;
      count.most = count.under;
      return most;
    },
  };
}

async function openGallery(page: Page) {
  const pictures = await countPictures(page);
  await page.goto(paths.gallery);
  await hydrated(page, 'mf-marketing/gallery');
  return pictures;
}

test('Q-12: pictures below the first screen come one after the other', async ({ page }) => {
  const pictures = await openGallery(page);
  // Those on the screen come first, together.
  await expect.poll(pictures.asked).toBeGreaterThan(3);
  pictures.most();
  await expect.poll(pictures.asked).toBeGreaterThan(6);
  expect(pictures.most()).toBe(1);
});

test('Q-12: who moves the page gets what is on the screen, all at once', async ({ page }) => {
  const pictures = await openGallery(page);
  await page.mouse.wheel(0, 1500);
  await expect.poll(pictures.most).toBeGreaterThan(1);
  const broken = () =>
    page.locator('main img').evaluateAll(
      (all) =>
        all.filter((one) => {
          const { top, bottom } = one.getBoundingClientRect();
          return one instanceof HTMLImageElement && top < innerHeight && bottom > 0 && one.naturalWidth === 0;
        }).length,
    );
  await expect.poll(broken).toBe(0);
});

test('Q-12: none is asked for while a page is waited for, and the next page shows its own', async ({
  page,
}) => {
  const pictures = await openGallery(page);
  let letCome: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(/mf-forms\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page
    .locator(`a[href="${paths.contact}"]`)
    .first()
    .evaluate((link) => {
      if (link instanceof HTMLElement) link.click();
    });
  // One may have been on its way already; that no other follows shows only in time, less than the second after which the page gives way.
  await page.waitForTimeout(2 * onItsWay);
  const before = pictures.asked();
  await page.waitForTimeout(3 * onItsWay);
  expect(pictures.asked()).toBe(before);
  letCome();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(page).toHaveURL(new RegExp(`${paths.contact}$`));
  expect(await page.evaluate(() => 'picturesWait' in document.documentElement.dataset)).toBe(false);
});
