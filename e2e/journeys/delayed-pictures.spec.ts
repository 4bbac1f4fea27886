import type { Page } from '@playwright/test';
import { paths } from '../site/addresses.ts';
import { expect, hydrated, test } from './fixtures.ts';

/** How many pictures on the screen are not there. */
function missing(page: Page): Promise<number> {
  return page.locator('main img').evaluateAll(
    (all) =>
      all.filter((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return one instanceof HTMLImageElement && top < innerHeight && bottom > 0 && one.naturalWidth === 0;
      }).length,
  );
}

/** The gallery with its first picture; all others are held back from when they are asked for. */
async function openGallery(page: Page) {
  let isHolding: boolean | undefined;
  const held: (() => void)[] = [];
  await page.route(/\.avif$/, async (route) => {
    if (isHolding) await new Promise<void>((resolve) => held.push(resolve));
    isHolding ??= true;
    await route.continue();
  });
  await page.goto(paths.gallery);
  await hydrated(page, 'mf-marketing/gallery');
  return {
    /** How many are asked for and have not come. */
    waiting: () => held.length,
    letOneCome: () => held.shift()?.(),
    letAllCome: () => {
      isHolding = false;
      for (const come of held.splice(0)) come();
    },
  };
}

/** What a page asks for at once, it has asked for two frames later. */
async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
  });
}

test('Q-12: pictures below the first screen come one after the other, and another page waits for none', async ({
  page,
}) => {
  const pictures = await openGallery(page);
  for (let come = 0; come < 3; come += 1) {
    await expect.poll(pictures.waiting).toBe(1);
    await twoFrames(page);
    expect(pictures.waiting()).toBe(1);
    pictures.letOneCome();
  }
  await page
    .locator(`a[href="${paths.contact}"]`)
    .first()
    .evaluate((link) => {
      if (link instanceof HTMLElement) link.click();
    });
  await expect(page).toHaveURL(new RegExp(`${paths.contact}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  expect(await page.evaluate(() => 'picturesWait' in document.documentElement.dataset)).toBe(false);
  pictures.letAllCome();
});

test('Q-12: who moves the page gets what is on the screen, all at once', async ({ page }) => {
  const pictures = await openGallery(page);
  await page.mouse.wheel(0, 1500);
  await expect.poll(pictures.waiting).toBeGreaterThan(2);
  pictures.letAllCome();
  await expect.poll(() => missing(page)).toBe(0);
});
