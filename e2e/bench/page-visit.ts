import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { z } from 'zod';
import { openQuietTab, type QuietTab } from './quiet-tab.ts';

/** What a first visit to a page came to; NaN where it has no such figure. */
export type Visit = {
  /** ms until the largest paint. */
  paint: number;
  /** ms until the heading of the view handles events. */
  alive: number;
  /** Bytes of scripts over the wire until then. */
  scripts: number;
};

const seen = z.object({ paint: z.number(), alive: z.number().nullable(), scripts: z.number() });

/** ms without a larger paint after which the largest was painted. */
const calm = 500;

async function whenCalm(tab: QuietTab): Promise<void> {
  const largest = () => tab.evaluate(z.number().optional(), () => window.pageNotes.largestPaint);
  for (let before: number | undefined = -1; ;) {
    const now = await largest();
    if (now === before) return;
    before = now;
    await wait(calm);
  }
}

/** Waits until the frame and the view of a page handle events. */
export function untilAlive(tab: QuietTab): Promise<void> {
  return tab.until(() => {
    const { viewHydrated, shellHydrated } = window.pageNotes;
    return viewHydrated !== undefined && shellHydrated !== undefined;
  });
}

/** Loads a page in a tab of its own. `lives`: its scripts come. Rejects if it does not come that far. */
export async function visitPage(browser: Browser, address: string, lives: boolean): Promise<Visit> {
  const tab = await openQuietTab(browser);
  try {
    await tab.open(address);
    await tab.until(() => document.readyState === 'complete');
    if (lives) await untilAlive(tab);
    await whenCalm(tab);
    const { alive, ...others } = await tab.evaluate(seen, () => {
      const { largestPaint, viewHydrated } = window.pageNotes;
      const scripts = performance
        .getEntriesByType('resource')
        .flatMap((entry) =>
          entry instanceof PerformanceResourceTiming &&
          entry.name.endsWith('.js') &&
          entry.responseEnd <= (viewHydrated ?? 0)
            ? entry.transferSize
            : [],
        )
        .reduce((sum, bytes) => sum + bytes, 0);
      return { paint: largestPaint, alive: viewHydrated ?? null, scripts };
    });
    return { ...others, alive: alive ?? Number.NaN };
  } finally {
    await tab.close();
  }
}
