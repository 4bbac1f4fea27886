import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import { paths } from '../../site/addresses.ts';
import { isDeep } from '../../site/this-run.ts';
import { contact } from '@venue/shared/venue/contacts.ts';
import { offlinePath } from '@venue/shell/src/site/reserved-addresses.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { scrollThrough } from '../scroll-through.ts';
import { layoutShift, mostByFonts } from '../layout-shift.ts';
import { seriousFaults } from '../serious-faults.ts';
import { lostWhenSpaced } from '../spaced-text.ts';
import { sticksOut } from '../sticks-out.ts';

/** A picture that is asked for before all others has to be one that is seen at once. */
async function firstPictureInSight(page: Page): Promise<void> {
  const tops = await page
    .locator('img[fetchpriority=high]')
    .evaluateAll((all) => all.map((picture) => picture.getBoundingClientRect().top - innerHeight));
  expect(tops.filter((top) => top >= 0)).toEqual([]);
}

/** Telephone numbers that are only text: no browser makes links of them, as `format-detection` asks. */
async function numbersWithoutLink(page: Page): Promise<string[]> {
  return page.evaluate((phones) => {
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const text = node.textContent ?? '';
      const isWritten = node.parentElement?.closest('a, script, style, noscript, template') === null;
      if (isWritten && phones.some((one) => text.includes(one))) found.push(text);
    }
    return found;
  }, contact.phones);
}

/** What follows the screen, and so would lie over the words of a printed page. */
async function liesOverPaper(page: Page): Promise<string[]> {
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

const phone = { width: 360, height: 740 };
/** A page at 400 % on a screen of 1280 px (WCAG 1.4.10). */
const narrow = { width: 320, height: 640 };
/** Where text of twice the size still has to fit (WCAG 1.4.4), besides `narrow`. */
const wideTextPhone = { width: 412, height: 915 };
const desk = { width: 1280, height: 720 };

async function fitsItsWidth(page: Page): Promise<void> {
  expect(await sticksOut(page)).toEqual([]);
}

/** Every page that a remote declares, and the shell's own for a device without a connection. */
const pages: Readonly<Record<string, string>> = {
  ...Object.fromEntries(siteFacts().pages.map(({ view, address }) => [view, address])),
  'no connection': offlinePath,
};

for (const [name, path] of Object.entries(pages)) {
  test(`${name}: opened directly, it is whole, calm and accessible (G-04, G-07, G-14, Q-01, Q-03, Q-12)`, async ({
    page,
    complaints,
  }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page).toHaveTitle(/ · Àríyá$/);
    expect(await page.locator('meta[name=description]').getAttribute('content')).toMatch(/.{40,}/);
    await expect(page.locator('meta[name=format-detection]')).toHaveAttribute('content', /telephone=no/);
    expect(await numbersWithoutLink(page)).toEqual([]);
    await firstPictureInSight(page);
    await page.locator('html').press('Shift');
    await scrollThrough(page);
    expect(await layoutShift(page)).toBeLessThanOrEqual(mostByFonts);
    await fitsItsWidth(page);
    // Axe takes half of the time, and finds on a desk what it finds on a phone but in the frame.
    if (isDeep || path === paths.home) expect(await seriousFaults(page)).toEqual([]);
    await page.setViewportSize(phone);
    await fitsItsWidth(page);
    expect(await seriousFaults(page)).toEqual([]);
    await page.setViewportSize(narrow);
    await fitsItsWidth(page);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      for (const fold of document.querySelectorAll('details')) fold.open = true;
    });
    await fitsItsWidth(page);
    await page.setViewportSize(wideTextPhone);
    await fitsItsWidth(page);
    await page.evaluate(() => document.documentElement.removeAttribute('style'));
    expect(await lostWhenSpaced(page)).toEqual([]);
    await page.setViewportSize(desk);
    expect(await lostWhenSpaced(page)).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    for (const sheet of sheets) {
      await page.setViewportSize(sheet);
      expect(await liesOverPaper(page)).toEqual([]);
    }
    expect(complaints).toEqual([]);
  });
}

/** Only scripts make it do something, and nothing beside it says so; pictures stay, what they open does not. */
const deadButton = 'button:not([popovertarget],[type=submit],[data-submits],:has(img))';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all text of every page is readable', async ({ page }) => {
    await page.route(/\.(?:avif|webp|woff2)$/, (route) => route.abort());
    for (const path of Object.values(pages)) {
      await page.goto(path);
      await expect(page.locator('h1'), path).toBeVisible();
      await expect(page.getByRole('contentinfo'), path).toBeVisible();
      expect((await page.locator('main').innerText()).length, path).toBeGreaterThan(200);
      expect(await page.locator(deadButton).filter({ visible: true }).all(), path).toEqual([]);
    }
  });
});
