import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { z } from 'zod';
import { openQuietTab } from './quiet-tab.ts';

/** What a page did to its visitor while it came to life; ms. */
export type ComingToLife = {
  /** The longest time that the page answered nothing: its first layout as a document included. */
  longestTask: number;
  /** The longest of those that began after the page was first shown: what scripts cost. */
  longestLater: number;
  /** The longest time from a tap to the next frame. */
  slowestTap: number;
};

type Task = { start: number; duration: number };

const seen = z.object({
  tasks: z.array(z.object({ start: z.number(), duration: z.number() })),
  taps: z.array(z.number()),
  firstPaint: z.number(),
});
const place = z.object({ x: z.number(), y: z.number() });

declare global {
  interface Window {
    tasks: Task[];
    taps: number[];
  }
}

/** Runs in the page before anything else; for `tsx` only arrow functions that have no name. */
function watch(): void {
  window.tasks = [];
  window.taps = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      window.tasks.push({ start: startTime, duration });
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

function longest(tasks: readonly Task[]): number {
  return Math.max(0, ...tasks.map(({ duration }) => duration));
}

/** Loads a page and taps its heading again and again until a while after it has come to life. */
export async function comingToLife(browser: Browser, address: string): Promise<ComingToLife> {
  const tab = await openQuietTab(browser, watch);
  try {
    await tab.open(address);
    await tab.until(() => document.querySelector('main h1') !== null);
    const { x, y } = await tab.evaluate(place, () => {
      const box = document.querySelector('main h1')?.getBoundingClientRect();
      return { x: (box?.x ?? 0) + 8, y: (box?.y ?? 0) + 8 };
    });
    const giveUp = Date.now() + 60_000;
    for (let aliveAt: number | undefined; Date.now() < giveUp;) {
      await tab.tap(x, y);
      await wait(between);
      const isAlive = await tab.evaluate(z.boolean(), () => window.pageNotes.viewHydrated !== undefined);
      if (isAlive) aliveAt ??= Date.now();
      if (aliveAt !== undefined && Date.now() - aliveAt > afterwards) break;
    }
    const { tasks, taps, firstPaint } = await tab.evaluate(seen, () => ({
      tasks: window.tasks,
      taps: window.taps,
      firstPaint: window.pageNotes.firstPaint,
    }));
    return {
      longestTask: longest(tasks),
      longestLater: longest(tasks.filter(({ start }) => start > firstPaint)),
      slowestTap: Math.max(0, ...taps),
    };
  } finally {
    await tab.close();
  }
}
