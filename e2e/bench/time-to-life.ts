import type { Browser } from '@playwright/test';
import { z } from 'zod';
import { network } from './conditions.ts';
import { openQuietTab } from './quiet-tab.ts';
import { serialRounds } from './serial-rounds.ts';

/** What it took one load of a page until the heading of its view handles events; ms. */
export type TimeToLife = {
  /** Since the navigation began. */
  elapsed: number;
  /** Processor time of the page's own thread: what else the machine does at the time is not in it. */
  processor: number;
  /** What the line alone takes for all that came until then: its bytes, and the rounds in which they were asked for. */
  line: number;
};

const longest = 60_000;

declare global {
  interface Window {
    announceLife: (ms: string) => void;
  }
}

/** Runs in the page before anything else; for `tsx` only arrow functions that have no name. */
function announceLife(): void {
  const watch = setInterval(() => {
    const { viewHydrated } = window.pageNotes;
    if (viewHydrated === undefined) return;
    clearInterval(watch);
    window.announceLife(String(viewHydrated));
  }, 5);
}

const timed = z.object({
  address: z.string(),
  kind: z.string(),
  start: z.number(),
  end: z.number(),
  bytes: z.number(),
});

function lineTime(exchanges: readonly z.infer<typeof timed>[]): number {
  const bytes = exchanges.reduce((sum, exchange) => sum + exchange.bytes, 0);
  // A connection takes two rounds itself before it carries the first.
  const rounds = 2 + Math.max(0, ...serialRounds(exchanges).values());
  return rounds * network.latency + (bytes / network.downloadThroughput) * 1000;
}

/** Loads a page in a tab of its own until its view has come to life. Rejects if it does not within a minute. */
export async function timeToLife(browser: Browser, address: string): Promise<TimeToLife> {
  const tab = await openQuietTab(browser, announceLife);
  try {
    await tab.open(address);
    const { elapsed, processor } = await new Promise<Pick<TimeToLife, 'elapsed' | 'processor'>>(
      (resolve, reject) => {
        const look = async (ms: string) => ({ elapsed: Number(ms), processor: await tab.processorTime() });
        tab.hear('announceLife', (ms) => void look(ms).then(resolve, reject)).catch(reject);
        setTimeout(() => reject(new Error(`${address} does not come to life`)), longest).unref();
      },
    );
    // What the cache answered has sent nothing; what is still under way is in no list.
    const exchanges = await tab.evaluate(z.array(timed), () =>
      [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].flatMap(
        (entry) =>
          entry instanceof PerformanceResourceTiming && entry.transferSize > 0
            ? [
                {
                  address: entry.name,
                  kind: entry.initiatorType,
                  start: entry.fetchStart,
                  end: entry.responseEnd,
                  bytes: entry.transferSize,
                },
              ]
            : [],
      ),
    );
    const line = lineTime(exchanges.filter(({ end }) => end <= elapsed));
    return { elapsed, processor, line };
  } finally {
    await tab.close();
  }
}
