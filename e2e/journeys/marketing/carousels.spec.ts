import type { Page } from '@playwright/test';
import { paths } from '../../site/addresses.ts';
import { expect, test } from '../support/fixtures.ts';
import { carousel, stopTime, transitionOf, type CarouselObject } from './carousel.ts';

const reviews = { name: 'Reviews', one: 'review', all: 'reviews' };
const facilities = { name: 'What is here', one: 'slide', all: 'slides' };
const weddings = { name: 'Rooms dressed for a wedding', one: 'picture', all: 'pictures' };

async function pointAway(page: Page): Promise<void> {
  await page.mouse.move(400, 4);
}

type Autoplay = { interval: number; times: number };

/** Stops time on the first slide, which the pointer holds (T-06, T-10). */
async function startStill(page: Page, { awake, region, dots, turns, shows }: CarouselObject): Promise<void> {
  await awake();
  await region.hover();
  await stopTime(page);
  await dots.first().click();
  await page.clock.runFor(30_000);
  await turns(false);
  await shows(0);
}

/** Without the pointer, each slide stays for exactly `interval` ms. */
async function turnsAlone(
  page: Page,
  { turns, shows, slides }: CarouselObject,
  { interval, times }: Autoplay,
) {
  await pointAway(page);
  const count = await slides.count();
  for (let turn = 0; turn < times; turn += 1) {
    await turns(true);
    await page.clock.runFor(interval - 1);
    await shows(turn % count);
    await page.clock.runFor(1);
    await shows((turn + 1) % count);
  }
}

test.beforeEach(async ({ page }) => {
  await page.clock.install();
});

test(
  'reviews change every 2500 ms, wrap, and stay under pointer, keyboard and Pause',
  { tag: ['@T-04..07', '@T-13'] },
  async ({ page }) => {
    const object = carousel(page, reviews);
    const { region, turns, shows, next, previous, pause, play } = object;
    await page.goto(paths.home);
    await startStill(page, object);
    await turnsAlone(page, object, { interval: 2500, times: 2 });
    for (const index of [1, 0, 3]) {
      await previous.click();
      await shows(index);
    }
    await next.click();
    await shows(0);

    await pointAway(page);
    await turns(true);
    await page.keyboard.press('Shift+Tab');
    await expect(previous).toBeFocused();
    await turns(false);
    await page.clock.runFor(8000);
    await shows(0);
    await page.keyboard.press('Shift+Tab');
    await expect(pause).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await expect(region.locator(':focus')).toHaveCount(0);
    await turns(false);
    await page.clock.runFor(8000);
    await shows(0);
    await play.click();
    await turns(true);
    await page.clock.runFor(2500);
    await shows(1);
  },
);

test(
  'a new picture fades in over the old one every 5000 ms, in 1000 ms',
  { tag: '@T-09..12' },
  async ({ page }) => {
    const object = carousel(page, weddings);
    const { slides, previous, shows } = object;
    await page.goto(paths.weddingEvents);
    await startStill(page, object);
    await turnsAlone(page, object, { interval: 5000, times: 1 });
    const [first, second] = [slides.nth(0), slides.nth(1)];
    expect(await second.evaluate(transitionOf)).toBe('1s');
    expect(await second.evaluate((slide) => getComputedStyle(slide).transitionProperty)).toBe('opacity');
    await expect(second).toHaveCSS('opacity', '1');
    await expect(first).toHaveCSS('opacity', '0');
    expect(await first.boundingBox()).toEqual(await second.boundingBox());
    await previous.click();
    await previous.click();
    await shows((await slides.count()) - 1);
  },
);

test(
  'with reduced motion nothing changes by itself, and changes are immediate',
  { tag: '@T-13' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(paths.home);
    const all = [carousel(page, facilities), carousel(page, reviews)];
    for (const { awake } of all) await awake();
    await stopTime(page);
    await pointAway(page);
    await page.clock.runFor(20_000);
    for (const { shows, turns, next, play, track } of all) {
      await turns(false);
      await shows(0);
      await next.click();
      await shows(1);
      expect(await track.evaluate(transitionOf)).toBe('0s');
      await expect(play).toBeVisible();
    }
  },
);
