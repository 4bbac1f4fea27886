import { paths } from '../../site/addresses.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { scrollThrough } from '../support/page-layout.ts';
import { requestedPictures } from './requested-pictures.ts';

/** A dense screen, which would load large files. */
test.use({ viewport: { width: 412, height: 915 }, deviceScaleFactor: 2.6, isMobile: true, hasTouch: true });

const large = (requested: readonly string[]) => requested.filter((name) => !/-(?:360|480)\.\w+$/.test(name));

test(
  'with Save-Data pages load only the smallest pictures',
  { tag: '@Q-14' },
  async ({ page, complaints }) => {
    await page.addInitScript(() => {
      const answer = Object.assign(new EventTarget(), { saveData: true, effectiveType: '4g' });
      Object.defineProperty(navigator, 'connection', { get: () => answer });
    });
    const requested = requestedPictures(page);
    await page.goto(paths.standardSuiteBooking);
    await hydrated(page, 'mf-bookings/standard-suite-booking');
    await page.getByRole('link', { name: 'Home', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: /bring/i })).toBeVisible();
    await scrollThrough(page);
    await expect.poll(() => requested).toContain('hero-ballroom-480.avif');
    expect(large(requested)).toEqual([]);
    const reviews = page.getByRole('region', { name: 'Reviews' });
    await expect(reviews.getByRole('button', { name: 'Play reviews' })).toBeVisible();
    await expect(reviews.locator('img')).toHaveCount(0);
    expect(complaints).toEqual([]);
  },
);

test(
  'the choice to save data lasts for later visits, until it is changed',
  { tag: '@Q-14' },
  async ({ page, context, browser }) => {
    const name = /save data/i;
    await page.goto(paths.gallery);
    await page.getByRole('switch', { name, checked: false }).click();
    await expect(page.getByRole('switch', { name, checked: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Play pictures' })).toBeVisible();

    // A new context, because pictures in the memory cache are reused at any size.
    const laterVisit = await browser.newContext({ storageState: await context.storageState() });
    const laterPage = await laterVisit.newPage();
    const requested = requestedPictures(laterPage);
    await laterPage.goto(paths.gallery);
    await expect(laterPage.getByRole('switch', { name, checked: true })).toBeVisible();
    await scrollThrough(laterPage);
    await expect.poll(() => requested).toContain('cafe-480.avif');
    expect(large(requested)).toEqual([]);

    // While pictures still load one after another, this one would wait.
    await laterPage.waitForFunction(() => !('picturesWait' in document.documentElement.dataset));
    await laterPage.getByRole('switch', { name }).click();
    await expect.poll(() => requested).toContain('detail-place-setting-960.avif');
    await laterVisit.close();
  },
);
