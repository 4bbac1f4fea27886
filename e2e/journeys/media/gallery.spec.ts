import { paths } from '../../site/addresses.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { scrollThrough } from '../support/page-layout.ts';
import { requestedPictures } from './requested-pictures.ts';
import { spread, swipeLeft } from './touch-gestures.ts';

test(
  'pictures of a place are viewed by keyboard, and Back closes the viewer',
  { tag: '@MD-01' },
  async ({ page, complaints }) => {
    const requested = requestedPictures(page);
    await page.goto(paths.gallery);
    await hydrated(page, 'mf-marketing/gallery');
    await page.getByRole('radio', { name: /^Hotel/ }).check();
    await expect(page.getByRole('heading', { level: 2, name: 'Halls' })).toBeHidden();

    const lobby = page.getByRole('link', { name: /hotel lobby/i });
    await lobby.focus();
    await lobby.press('Enter');
    const viewer = page.getByRole('dialog', { name: 'Picture viewer' });
    await expect(viewer.getByRole('heading', { name: 'Lobby' })).toBeVisible();
    await expect(viewer.getByText('2 of 7')).toBeVisible();
    await expect(page).toHaveURL(/our-gallery\?picture=lobby$/);
    // Both neighbours are loaded in advance.
    await expect
      .poll(() => requested)
      .toEqual(expect.arrayContaining(['hotel-luxury-deluxe-1280.avif', 'restaurant-buffet-1600.avif']));

    await page.keyboard.press('ArrowRight');
    await expect(viewer.getByRole('heading', { name: 'Buffet' })).toBeVisible();
    await expect(page).toHaveURL(/\?picture=buffet$/);
    await page.keyboard.press('End');
    await expect(viewer.getByText('7 of 7')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(viewer.getByText('1 of 7')).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(viewer.getByRole('heading', { name: 'Basic Standard' })).toBeVisible();

    await page.goBack();
    await expect(viewer).toBeHidden();
    await expect(page).toHaveURL(/our-gallery$/);
    await expect(page.getByRole('link', { name: /small hotel room with a cane headboard/i })).toBeFocused();
    await expect(page.getByRole('radio', { name: /^Hotel/ })).toBeChecked();
    expect(complaints).toEqual([]);
  },
);

test(
  'the address of a picture opens it, and Esc closes it',
  { tag: ['@MD-01', '@G-05'] },
  async ({ page }) => {
    await page.goto(`${paths.gallery}?picture=cafe`);
    const viewer = page.getByRole('dialog', { name: 'Picture viewer' });
    const cafe = viewer.getByRole('img', { name: /^Cafe with a counter/ });
    await expect(viewer.getByRole('heading', { name: 'Cafe' })).toBeVisible();
    await expect(cafe).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(page).toHaveURL(/our-gallery$/);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('link', { name: /^Cafe with a counter/ })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Pictures of the venue' })).toBeHidden();
  },
);

test(
  'without scripts, places can be chosen and a picture opens its largest file',
  { tag: '@MD-01' },
  async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(paths.gallery);
    await page.getByRole('radio', { name: /^Apartments/ }).check();
    await expect(page.getByRole('heading', { level: 2, name: 'Halls' })).toBeHidden();
    const suite = page.getByRole('link', { name: /apartment living room at dusk/i });
    expect(await suite.getAttribute('href')).toMatch(/apartment-luxury-1600-[\w-]+\.avif$/);
    await context.close();
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 915 }, isMobile: true, hasTouch: true });

  test(
    'a swipe shows the next picture, a pinch zooms, and a zoomed picture is not swiped away',
    { tag: '@MD-01' },
    async ({ page }) => {
      await page.goto(`${paths.gallery}?picture=lounge`);
      const viewer = page.getByRole('dialog', { name: 'Picture viewer' });
      await expect(viewer.getByRole('heading', { name: 'Lounge' })).toBeVisible();
      await expect(viewer.getByRole('img', { name: /^Lounge bar/ })).toBeInViewport();
      const hand = await page.context().newCDPSession(page);

      await swipeLeft(hand);
      await expect(viewer.getByRole('heading', { name: 'Cafe' })).toBeVisible();
      await expect(page).toHaveURL(/\?picture=cafe$/);

      const row = viewer.getByRole('list', { name: 'Pictures' });
      await spread(hand);
      await expect(row).toHaveAttribute('data-zoomed', 'true');
      await swipeLeft(hand);
      await expect(viewer.getByRole('heading', { name: 'Cafe' })).toBeVisible();
    },
  );

  test('a closed picture leaves the page where it was', { tag: '@MD-01' }, async ({ page }) => {
    await page.goto(paths.gallery);
    await hydrated(page, 'mf-marketing/gallery');
    const viewer = page.getByRole('dialog', { name: 'Picture viewer' });
    const lobby = page.getByRole('link', { name: /hotel lobby/i });
    const ways = [
      () => viewer.getByRole('button', { name: 'Close' }).tap(),
      () => page.goBack(),
      () => page.keyboard.press('Escape'),
    ];
    for (const close of ways) {
      await lobby.tap();
      await expect(viewer).toBeVisible();
      const before = await page.evaluate(() => window.scrollY);
      expect(before).toBeGreaterThan(500);
      await close();
      await expect(viewer).toBeHidden();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
    }
  });
});

test.describe('on a phone with fine pixels', () => {
  test.use({ viewport: { width: 412, height: 915 }, deviceScaleFactor: 2.6 });

  test(
    'the first picture of a swiped row loads larger, those behind it smallest',
    { tag: ['@MD-01', '@Q-14'] },
    async ({ page }) => {
      const requested = requestedPictures(page);
      await page.goto(paths.gallery);
      await hydrated(page, 'mf-marketing/gallery');
      await scrollThrough(page);
      const first = ['hotel-luxury-deluxe-960.avif', 'hero-ballroom-960.avif', 'concert-space-960.avif'];
      const behind = ['hotel-lobby-480.avif', 'hall-ambali-480.avif', 'cinema-480.avif'];
      for (const name of [...first, ...behind]) await expect.poll(() => requested).toContain(name);
      expect(requested).not.toContain('hotel-lobby-960.avif');
    },
  );
});
