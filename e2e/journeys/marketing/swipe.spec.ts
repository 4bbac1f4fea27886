import type { CDPSession, Locator, Page } from '@playwright/test';
import { paths } from '../../site/addresses.ts';
import { expect, test } from '../support/fixtures.ts';
import { carousel, transitionOf } from './carousel.ts';

type Point = { x: number; y: number };

/** `between` runs after the last point, before the finger is lifted. */
async function drag(finger: CDPSession, points: readonly Point[], between = async () => {}): Promise<void> {
  const [start, ...way] = points;
  if (!start) return;
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [start] });
  for (const point of way) {
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
  }
  await between();
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** `share` of the slide’s width, negative to the left. */
async function sideways(slide: Locator, share: number): Promise<Point[]> {
  const box = await slide.boundingBox();
  if (!box) throw new Error('the slide is not on the page');
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return [0, 0.3, 0.6, 1].map((part) => ({ x: from.x + part * share * box.width, y: from.y }));
}

function shiftOf(track: Locator): Promise<number> {
  return track.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).m41);
}

async function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

test.describe('with a finger', () => {
  test.use({ viewport: { width: 412, height: 915 }, hasTouch: true, isMobile: true });

  test(
    'a fifth of the width moves on, less snaps back in 300 ms, up and down scrolls the page',
    { tag: ['@T-07', '@T-08'] },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      const { awake, pause, track, slides, shows } = carousel(page, {
        name: 'What is here',
        one: 'slide',
        all: 'slides',
      });
      const finger = await page.context().newCDPSession(page);
      await page.goto(paths.home);
      await awake();
      await pause.tap();
      await slides.first().scrollIntoViewIfNeeded();
      const width = (await slides.first().boundingBox())?.width ?? 0;

      await drag(finger, await sideways(slides.nth(0), -0.18), async () => {
        await expect.poll(() => shiftOf(track)).toBeCloseTo(-0.18 * width, -1);
      });
      await expect.poll(() => track.evaluate(transitionOf)).toBe('0.3s');
      await expect.poll(() => shiftOf(track)).toBe(0);
      await shows(0);

      await drag(finger, await sideways(slides.nth(0), -0.22));
      await shows(1);
      expect(await track.evaluate(transitionOf)).toBe('0.5s');
      await expect.poll(async () => (await slides.nth(1).boundingBox())?.x).toBeLessThan(20);
      await drag(finger, await sideways(slides.nth(1), 0.22));
      await shows(0);
      await expect.poll(() => shiftOf(track)).toBe(0);
      await drag(finger, await sideways(slides.nth(0), 0.3));
      await shows(4);

      const before = await scrolled(page);
      await drag(
        finger,
        [500, 450, 350, 200].map((y) => ({ x: 200, y })),
      );
      await expect.poll(() => scrolled(page)).toBeGreaterThan(before + 100);
      await shows(4);
    },
  );
});

test('with a mouse, a drag that starts on a link does not follow it', { tag: '@T-07' }, async ({ page }) => {
  const { awake, slides, track, shows } = carousel(page, {
    name: 'What is here',
    one: 'slide',
    all: 'slides',
  });
  await page.goto(paths.home);
  await awake();
  const link = slides.nth(0).getByRole('link', { name: /^Learn More/ });
  await link.hover();
  const box = await link.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 150, y, { steps: 3 });
  await page.mouse.move(x - 400, y, { steps: 3 });
  const back = { pointerId: 1, isPrimary: true, buttons: 0, clientX: x - 400, clientY: y };
  await track.dispatchEvent('pointermove', back);
  await shows(1);
  await page.mouse.up();
  await shows(1);
  await expect(page).toHaveURL(paths.home);
  await slides
    .nth(1)
    .getByRole('link', { name: /^Learn More/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Àríyá Hotels');
});
