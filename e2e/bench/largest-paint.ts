import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { z } from 'zod';
import { openQuietTab, type QuietTab } from './quiet-tab.ts';

const seen = z.object({
  /** ms since the navigation began. */
  ms: z.number(),
  /** Address of the picture that it was; absent if it was text. */
  picture: z.string().optional(),
  /** Bytes of the document over the wire. */
  html: z.number(),
});

/** The largest paint of one load. */
export type LargestPaint = z.infer<typeof seen> & {
  /** ms of processor time that the page's own thread took until then; NaN where it was not known in time. */
  processor: number;
};

declare global {
  interface Window {
    announce: (what: string) => void;
  }
}

/** Runs in the page before anything else; for `tsx` only arrow functions that have no name. */
function announceSteps(): void {
  new PerformanceObserver(() => window.announce('paint')).observe({
    type: 'largest-contentful-paint',
    buffered: true,
  });
  addEventListener('load', () => window.announce('load'));
  const watch = setInterval(() => {
    if (window.pageNotes.viewHydrated === undefined) return;
    clearInterval(watch);
    window.announce('life');
  }, 50);
}

export type PaintVisit = {
  address: string;
  /** `hydrated`: until the page has come to life too, which may paint something larger; else until nothing larger comes for a while. */
  until: 'hydrated' | 'calm';
};

/** ms without anything larger after which the largest was painted. */
const calm = 500;
const longest = 60_000;

/** Waits, asking the page nothing, until it has loaded and nothing more was painted for a while; the processor time at its last paint. */
async function settled(tab: QuietTab, { address, until }: PaintVisit): Promise<number> {
  const heard = new Set<string>();
  let processor = Number.NaN;
  const note = (ms: number) => {
    processor = ms;
  };
  let last = Date.now();
  await tab.open(address);
  await tab.hear('announce', (what) => {
    heard.add(what);
    last = Date.now();
    if (what !== 'paint') return;
    // A tab that is being closed answers no more.
    void tab.processorTime().then(note, () => undefined);
  });
  const steps = until === 'hydrated' ? ['paint', 'load', 'life'] : ['paint', 'load'];
  const giveUp = Date.now() + longest;
  while (!steps.every((step) => heard.has(step)) || Date.now() - last < calm) {
    await wait(calm / 5);
    if (Date.now() > giveUp) throw new Error(`${address} does not settle`);
  }
  return processor;
}

/** Loads a page in a tab of its own and looks at its largest paint. Rejects if the page does not come that far. */
export async function largestPaint(browser: Browser, visit: PaintVisit): Promise<LargestPaint> {
  const tab = await openQuietTab(browser, announceSteps);
  try {
    const processor = await settled(tab, visit);
    const paint = await tab.evaluate(seen, () => ({
      ms: window.pageNotes.largestPaint,
      picture: window.pageNotes.largestAddress && new URL(window.pageNotes.largestAddress).pathname,
      html: performance
        .getEntriesByType('navigation')
        .reduce(
          (sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.transferSize : 0),
          0,
        ),
    }));
    return { ...paint, processor };
  } finally {
    await tab.close();
  }
}
