import { paths } from '../../site/addresses.ts';
import { requestedPictures } from '../media/requested-pictures.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ viewport: { width: 412, height: 823 }, hasTouch: true });

test(
  'on a phone the first picture loads once and early, those further down only when needed',
  { tag: '@Q-12' },
  async ({ page }) => {
    const asked = requestedPictures(page);
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto(paths.home, { waitUntil: 'load' });
    const first = page.locator('img[fetchpriority=high]');
    await expect(first).toBeInViewport({ ratio: 0.5 });
    expect(asked).toEqual(['hero-ballroom-480.avif']);
    const initiators = await first.evaluate((image: HTMLImageElement) =>
      performance.getEntriesByName(image.currentSrc).map((entry) => {
        return entry instanceof PerformanceResourceTiming ? entry.initiatorType : entry.entryType;
      }),
    );
    expect(initiators).toEqual(['link']);

    await page.goto(paths.eventHall, { waitUntil: 'load' });
    await expect(first).toBeInViewport();
    await page.mouse.wheel(0, 100);
    await page.waitForFunction(() => window.scrollY >= 100);
    expect(asked.slice(1)).toEqual([expect.stringMatching(/^hall-ambali-screens-/)]);
    await page.locator('main img[src*="/hall-ball-room-"]').scrollIntoViewIfNeeded();
    await expect.poll(() => asked).toContainEqual(expect.stringMatching(/^hall-ball-room-/));
  },
);
