import type { Page } from '@playwright/test';
import { expect } from '../support/fixtures.ts';

/** `one` and `all` are what it calls a slide and the slides. */
export function carousel(page: Page, { name, one, all }: { name: string; one: string; all: string }) {
  const region = page.getByRole('region', { name });
  const track = region.locator('[aria-live]');
  const slides = track.locator('> [aria-roledescription=slide]');
  const dots = region.getByRole('group', { name: `Choose a ${one}` }).getByRole('button');

  const reachable = () =>
    track.evaluate((element) =>
      [...element.children].flatMap((slide, index) => (slide.hasAttribute('inert') ? [] : [index])),
    );

  async function shows(index: number): Promise<void> {
    await expect(dots.nth(index)).toHaveAttribute('aria-current', 'true');
    expect(await reachable()).toEqual([index]);
  }

  return {
    region,
    track,
    slides,
    dots,
    pause: region.getByRole('button', { name: `Pause ${all}` }),
    play: region.getByRole('button', { name: `Play ${all}` }),
    previous: region.getByRole('button', { name: `Previous ${one}` }),
    next: region.getByRole('button', { name: `Next ${one}` }),
    /** Only that slide is shown, and only it can be reached. */
    shows,
    /** Waits until it is hydrated. */
    awake: async () => {
      await region.scrollIntoViewIfNeeded();
      await expect(track.locator('..')).toHaveAttribute('data-stage', 'live');
    },
    /** Waits until it changes by itself, or is held. */
    turns: async (turning: boolean) => {
      await expect(track).toHaveAttribute('aria-live', turning ? 'off' : 'polite');
      await settle(page);
    },
  };
}

export type CarouselObject = ReturnType<typeof carousel>;

/** Lets React’s deferred work run, and set its timers. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', resolve);
        port1.start();
        port2.postMessage(undefined);
      });
    }
  });
}

/** Time then passes only where the test says so; a minute passes at once. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
}

/** `1s` */
export function transitionOf(element: Element): string {
  return getComputedStyle(element).transitionDuration;
}
