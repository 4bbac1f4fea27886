import type { Browser } from '@playwright/test';
import { network } from './conditions.ts';
import { logNetwork, type Exchange } from './network-log.ts';
import { hearPage, pageThread } from './page-thread.ts';
import { serialRounds } from './serial-rounds.ts';
import { openSlowTab } from './slow-tab.ts';

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

function lineTime(exchanges: readonly Exchange[]): number {
  const bytes = exchanges.reduce((sum, exchange) => sum + exchange.bytes, 0);
  // A connection takes two rounds itself before it carries the first.
  const rounds = 2 + Math.max(0, ...serialRounds(exchanges).values());
  return rounds * network.latency + (bytes / network.downloadThroughput) * 1000;
}

/** Loads a page in a tab of its own until its view has come to life. Rejects if it does not within a minute. */
export async function timeToLife(browser: Browser, address: string): Promise<TimeToLife> {
  const { context, page, session } = await openSlowTab(browser);
  try {
    const log = await logNetwork(session);
    const processorTime = await pageThread(session);
    const alive = new Promise<TimeToLife>((resolve, reject) => {
      const look = async (elapsed: number) => {
        const came = log.exchanges().filter(({ end = Number.POSITIVE_INFINITY }) => end <= elapsed);
        return { elapsed, processor: await processorTime(), line: lineTime(came) };
      };
      hearPage(session, 'announceLife', (text) => {
        look(Number(text)).then(resolve, reject);
      }).catch(reject);
      setTimeout(() => reject(new Error(`${address} does not come to life`)), longest).unref();
    });
    await page.addInitScript(announceLife);
    await page.goto(address, { waitUntil: 'commit' });
    return await alive;
  } finally {
    await context.close();
  }
}
