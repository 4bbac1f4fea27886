import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import type { PageNotes } from './observe-page.ts';
import { openSlowTab } from './slow-tab.ts';

/** The largest paint of one load: ms since the navigation began, and the picture that it was; undefined if it was text. */
export type LargestPaint = { ms: number; picture: string | undefined };

export type PaintVisit = {
  address: string;
  /** `hydrated`: until the page has come to life too, which may paint something larger; else until nothing larger comes for a while. */
  until: 'hydrated' | 'calm';
};

/** ms without anything larger after which the largest was painted. */
const calm = 700;
const longest = 60_000;

type Look = { notes: PageNotes; now: number; isComplete: boolean };

function look(page: Page): Promise<Look> {
  return page.evaluate(() => ({
    notes: window.pageNotes,
    now: performance.now(),
    isComplete: document.readyState === 'complete',
  }));
}

/** ms for which nothing happened that this visit waits for; 0 as long as it waits. */
function calmFor({ notes, now, isComplete }: Look, until: PaintVisit['until']): number {
  const { largestPaint: painted = now, viewHydrated = now } = notes;
  if (!isComplete) return 0;
  return now - Math.max(painted, until === 'hydrated' ? viewHydrated : 0);
}

/** Loads a page in a tab of its own and looks at its largest paint. Rejects if the page does not come that far. */
export async function largestPaint(browser: Browser, { address, until }: PaintVisit): Promise<LargestPaint> {
  const { context, page } = await openSlowTab(browser);
  try {
    await page.goto(address, { waitUntil: 'commit' });
    const giveUp = Date.now() + longest;
    for (;;) {
      await wait(100);
      const seen = await look(page);
      const { largestPaint: ms, largestAddress } = seen.notes;
      if (ms !== undefined && calmFor(seen, until) > calm) {
        return { ms, picture: largestAddress && new URL(largestAddress).pathname };
      }
      if (Date.now() > giveUp) throw new Error(`${address} does not settle`);
    }
  } finally {
    await context.close();
  }
}
