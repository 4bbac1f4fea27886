import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import { toastTexts } from '@venue/shared/text/toast-texts.ts';
import { currentSite } from '@venue/shell/platform/deploy/live-site.ts';
import { paths } from '../../site/addresses.ts';
import { testSiteFolder } from '../../site/test-site.ts';
import { bookHall } from '../booking/pages/hall-form.ts';
import { formPage } from '../forms/form-page.ts';
import { careerForm, contactForm } from '../forms/mail-forms.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { horizontalOverflow } from '../support/page-layout.ts';
import { expectRetryAbovePrice } from '../support/retry-notice.ts';
import { expectSameDocument, markDocument, siteFrame } from '../support/site-frame.ts';
import { oldestBrowsers } from './old-browser/baseline.ts';
import { growOld } from './old-browser/grow-old.ts';

/** `toHex` of the PDF library is a method of its own colours, not of bytes. */
const mistaken = 'Uint8ArrayToHex';

/** Paths of the live scripts: those in the versions' folders, and the site's own. */
async function liveScripts(): Promise<string[]> {
  const { packages } = (await currentSite(testSiteFolder)).state;
  const folders = Object.entries(packages).map(([name, { live }]) => `${name}/${live}/`);
  const files = await readdir(testSiteFolder, { recursive: true });
  const isLive = (file: string) => !file.includes('/') || folders.some((folder) => file.startsWith(folder));
  const scripts = files.filter((file) => file.endsWith('.js') && isLive(file));
  return scripts.map((file) => path.join(testSiteFolder, file));
}

test('every script uses only syntax and methods that four-year-old browsers know', async () => {
  const chosen = ['--checkBrowser', `--browserslistQuery=${oldestBrowsers()}`, '--checkFeatures'];
  const files = await liveScripts();
  await promisify(execFile)('npx', ['es-check', '--module', ...chosen, `--ignore=${mistaken}`, ...files]);
});

/** Safari before 16.4 cannot read a script with one, and the check above reports it for older ones. */
const lookBehind = /\(\?<[=!]/;

test('no script uses lookbehind in a regular expression', async () => {
  const files = await liveScripts();
  expect(files.length).toBeGreaterThan(50);
  const found = await Promise.all(
    files.map(async (file) => (lookBehind.test(await readFile(file, 'utf8')) ? [file] : [])),
  );
  expect(found.flat()).toEqual([]);
});

test.describe('in a four-year-old browser', () => {
  test.beforeEach(({ page }) => growOld(page));

  test('newer features are really missing', async ({ page }) => {
    await page.goto(paths.home);
    expect(await page.evaluate(() => 'toSorted' in Array.prototype || 'groupBy' in Object)).toBe(false);
    expect(await page.evaluate(() => 'canParse' in URL || 'requestIdleCallback' in window)).toBe(false);
    expect(await page.evaluate(() => 'at' in Array.prototype && 'hasOwn' in Object)).toBe(true);
    expect(
      await page.evaluate(
        () => CSS.supports('selector(:has(*))') || CSS.supports('color: color-mix(in srgb, red, blue)'),
      ),
    ).toBe(false);
    expect(await page.evaluate(() => CSS.supports('selector(:is(*))'))).toBe(true);
    await expect(page.evaluate(() => document.querySelector(':popover-open'))).rejects.toThrow('no selector');
    await expect(page.locator('[popover]')).toHaveCount(0);
  });

  test('every page hydrates and fits a phone’s width', async ({ page, complaints }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 360, height: 800 });
    for (const { view, address } of siteFacts().pages) {
      await page.goto(address);
      await hydrated(page, view);
      expect(await horizontalOverflow(page), address).toEqual([]);
    }
    expect(complaints).toEqual([]);
  });

  test('the phone menu opens, closes and navigates', async ({ page, complaints }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(paths.home);
    await hydrated(page, 'mf-marketing/home');
    const { menu, toggle, group, link } = siteFrame(page);
    await expect(menu).toBeHidden();
    await toggle.click();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(toggle).toBeFocused();
    await toggle.click();
    await expect(toggle).toHaveAccessibleName('Close menu');
    await toggle.click();
    await expect(menu).toBeHidden();
    await toggle.click();
    await group('Media').opener.click();
    await markDocument(page);
    await group('Media').links.first().click();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(paths.gallery);
    await hydrated(page, 'mf-marketing/gallery');
    await toggle.click();
    await link('Contact').click();
    await hydrated(page, 'mf-forms/contact');
    await expectSameDocument(page);
    expect(complaints).toEqual([]);
  });

  test('on a desktop a menu group opens, and a picture of the gallery opens, goes to the next, and closes with Back', async ({
    page,
    complaints,
  }) => {
    await page.goto(paths.gallery);
    await hydrated(page, 'mf-marketing/gallery');
    const { menu, toggle, group } = siteFrame(page);
    await expect(menu).toBeVisible();
    await expect(toggle).toBeHidden();
    await group('Events').opener.click();
    await expect(group('Events').links.first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: /hotel lobby/i }).click();
    const viewer = page.getByRole('dialog', { name: 'Picture viewer' });
    await expect(viewer.getByRole('heading', { name: 'Lobby' })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(viewer.getByRole('heading', { name: 'Buffet' })).toBeVisible();
    await page.goBack();
    await expect(viewer).toBeHidden();
    expect(complaints).toEqual([]);
  });

  test('a hall is booked up to its invoice', async ({ page, complaints }) => {
    await bookHall(page);
    expect(complaints).toEqual([]);
  });

  for (const spec of [contactForm, careerForm]) {
    test(`${spec.id} is sent`, async ({ page, sandbox }) => {
      const form = formPage(page, spec);
      await form.open();
      await form.fillIn();
      await form.submitButton.click();
      await expect(form.statusMessage(toastTexts.messageSent)).toBeVisible();
      expect((await sandbox.received()).mails).toHaveLength(1);
    });
  }

  test('the notice that a remote did not load is above the price bar', { tag: '@G-13' }, async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 915 });
    await page.route(/\/mf-bookings\/.*\.js$/, (route) => route.abort());
    await page.goto(paths.hallBooking);
    await page.locator('html').press('Shift');
    await expectRetryAbovePrice(page);
  });
});
