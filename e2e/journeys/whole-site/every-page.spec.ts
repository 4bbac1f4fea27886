import type { Page } from '@playwright/test';
import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import { offlinePath } from '@venue/shell/src/site/reserved-addresses.ts';
import { paths } from '../../site/addresses.ts';
import { seriousViolations } from '../support/accessibility-violations.ts';
import { expect, test } from '../support/fixtures.ts';
import {
  scrollThrough,
  layoutShift,
  mostByFonts,
  lostWithTextSpacing,
  horizontalOverflow,
} from '../support/page-layout.ts';

// `composed-pages.spec.ts` has the checks that need no browser.

const desk = { width: 1280, height: 720 };
/** A4 between its margins. */
const sheet = { width: 718, height: 1040 };
const phone = { width: 360, height: 740 };
/** A page at 400 % on a screen of 1280 px (WCAG 1.4.10); doubled text has to fit even there (1.4.4). */
const narrow = { width: 320, height: 640 };

/** High-priority pictures that are not visible at once. */
function firstOutOfSight(page: Page): Promise<string[]> {
  return page
    .locator('img[fetchpriority=high]')
    .evaluateAll((all) =>
      all.filter((one) => one.getBoundingClientRect().top >= innerHeight).map((one) => one.outerHTML),
    );
}

/** Elements that follow the screen, and would cover text on a printed page. */
function liesOverPaper(page: Page): Promise<string[]> {
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

async function moves(page: Page): Promise<string[]> {
  const shift = await layoutShift(page);
  return shift > mostByFonts ? [String(shift)] : [];
}

async function enlargeText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    for (const fold of document.querySelectorAll('details')) fold.open = true;
  });
}

/**
 * Opens a page on a desktop, prints it, and shows it on a phone with wide and large text. Returns the problems.
 * Each size is laid out once, because layout and axe take most of the time.
 */
async function visit(page: Page, path: string): Promise<string[]> {
  const wrong: string[] = [];
  const none = async (what: string, look: Promise<readonly string[]>) =>
    void wrong.push(...(await look).map((found) => `${path} ${what}: ${found}`));
  // Header and footer are the same on all pages.
  const frame = path === paths.home ? 'with its frame' : undefined;

  await page.setViewportSize(desk);
  expect((await page.goto(path))?.status(), path).toBe(200);
  await expect(page.getByRole('banner'), path).toBeVisible();
  await expect(page.getByRole('contentinfo'), path).toBeVisible();
  await none('asks first for what is further down', firstOutOfSight(page));
  await page.locator('html').press('Shift');
  await scrollThrough(page);
  await none('moves', moves(page));
  await none('sticks out of a desk', horizontalOverflow(page));
  await none('loses spaced text on a desk', lostWithTextSpacing(page));
  if (frame) await none('is not accessible on a desk', seriousViolations(page, frame));

  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(sheet);
  await none('has this over its words on paper', liesOverPaper(page));
  await page.emulateMedia({ media: 'screen' });

  await page.setViewportSize(phone);
  await none('sticks out of a phone', horizontalOverflow(page));
  await none('loses spaced text on a phone', lostWithTextSpacing(page));
  await none('is not accessible on a phone', seriousViolations(page, frame));
  await page.setViewportSize(narrow);
  await none('sticks out of 320 px', horizontalOverflow(page));
  await enlargeText(page);
  await none('sticks out of 320 px with text of twice the size', horizontalOverflow(page));
  return wrong;
}

/** Every page that a remote declares, and the shell's offline page. */
const pages = [...siteFacts().pages, { view: 'shell/offline', address: offlinePath }];

/** By remote and folder; a group shares a browser's cache, as a visitor's pages do. */
const groups = new Map<string, string[]>();
for (const { view, address } of pages) {
  const group = `${view.slice(0, view.indexOf('/'))} below ${address.slice(0, address.lastIndexOf('/') + 1)}`;
  groups.set(group, [...(groups.get(group) ?? []), address]);
}

for (const [group, addresses] of groups) {
  test(`every page of ${group}, opened directly, is complete, stable and accessible (G-04, G-07, Q-01, Q-03, Q-12)`, async ({
    page,
    complaints,
  }) => {
    test.setTimeout(240_000);
    const wrong: string[] = [];
    for (const path of addresses)
      await test.step(path, async () => {
        wrong.push(...(await visit(page, path)));
      });
    expect(wrong).toEqual([]);
    expect(complaints).toEqual([]);
  });
}

/** Elements that only work with scripts and do not say so. Pictures stay visible; only opening them does not work. */
const deadButton = 'button:not([popovertarget],[type=submit],[data-submits],:has(img))';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all text of every page is readable', async ({ page }) => {
    await page.route(/\.(?:avif|webp|woff2)$/, (route) => route.abort());
    for (const { address } of pages) {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      await expect(page.locator('h1'), address).toBeVisible();
      await expect(page.getByRole('contentinfo'), address).toBeVisible();
      expect((await page.locator('main').innerText()).length, address).toBeGreaterThan(200);
      expect(await page.locator(deadButton).filter({ visible: true }).all(), address).toEqual([]);
    }
  });
});
