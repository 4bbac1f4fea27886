import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { openSlowTab } from './slow-tab.ts';

/** What a page did to its visitor while it came to life; ms. */
export type ComingToLife = {
  /** The longest time that the page answered nothing. */
  longestTask: number;
  /** The longest time from a tap to the next frame. */
  slowestTap: number;
};

declare global {
  interface Window {
    tasks: number[];
    taps: number[];
  }
}

/** Runs in the page before anything else; for `tsx` only arrow functions that have no name. */
function watch(): void {
  window.tasks = [];
  window.taps = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.tasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  const everyTap: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    buffered: true,
    durationThreshold: 16,
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && Number(entry.interactionId) > 0) window.taps.push(entry.duration);
  }).observe(everyTap);
}

const between = 250;
const afterwards = 1000;

/** Loads a page and taps its heading again and again until a while after it has come to life. */
export async function comingToLife(browser: Browser, address: string): Promise<ComingToLife> {
  const { context, page } = await openSlowTab(browser);
  try {
    await page.addInitScript(watch);
    await page.goto(address, { waitUntil: 'commit' });
    const box = await page.locator('main h1').boundingBox();
    if (!box) throw new Error(`${address} has no heading`);
    const giveUp = Date.now() + 60_000;
    for (let aliveAt: number | undefined; Date.now() < giveUp;) {
      await page.touchscreen.tap(box.x + 8, box.y + 8);
      await wait(between);
      const isAlive = await page.evaluate(() => window.pageNotes.viewHydrated !== undefined);
      if (isAlive) aliveAt ??= Date.now();
      if (aliveAt !== undefined && Date.now() - aliveAt > afterwards) break;
    }
    return await page.evaluate(() => ({
      longestTask: Math.max(0, ...window.tasks),
      slowestTap: Math.max(0, ...window.taps),
    }));
  } finally {
    await context.close();
  }
}
