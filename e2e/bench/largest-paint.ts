import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import type { PageNotes } from './observe-page.ts';
import { hearPage, pageThread } from './page-thread.ts';
import { openSlowTab } from './slow-tab.ts';

/** The largest paint of one load. */
export type LargestPaint = {
  /** Since the navigation began. */
  ms: number;
  /** The picture that it was; undefined if it was text. */
  picture: string | undefined;
  /** ms of processor time that the page's own thread took until then. */
  processor: number;
  /** Bytes of the document over the wire. */
  html: number;
};

declare global {
  interface Window {
    announcePaint: (nothing: string) => void;
  }
}

/** Runs in the page before anything else. */
function announcePaint(): void {
  new PerformanceObserver(() => window.announcePaint('')).observe({
    type: 'largest-contentful-paint',
    buffered: true,
  });
}

export type PaintVisit = {
  address: string;
  /** `hydrated`: until the page has come to life too, which may paint something larger; else until nothing larger comes for a while. */
  until: 'hydrated' | 'calm';
};

/** ms without anything larger after which the largest was painted. */
const calm = 500;
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

function documentBytes(page: Page): Promise<number> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('navigation')
      .reduce((sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.transferSize : 0), 0),
  );
}

/** Loads a page in a tab of its own and looks at its largest paint. Rejects if the page does not come that far. */
export async function largestPaint(browser: Browser, { address, until }: PaintVisit): Promise<LargestPaint> {
  const { context, page, session } = await openSlowTab(browser);
  try {
    const processorTime = await pageThread(session);
    let processor = Number.NaN;
    const note = (ms: number) => {
      processor = ms;
    };
    // A tab that is being closed answers no more.
    await hearPage(session, 'announcePaint', () => void processorTime().then(note, () => undefined));
    await page.addInitScript(announcePaint);
    await page.goto(address, { waitUntil: 'commit' });
    const giveUp = Date.now() + longest;
    for (;;) {
      await wait(100);
      const seen = await look(page);
      const { largestPaint: ms, largestAddress } = seen.notes;
      if (ms !== undefined && calmFor(seen, until) > calm) {
        const picture = largestAddress && new URL(largestAddress).pathname;
        return { ms, picture, processor, html: await documentBytes(page) };
      }
      if (Date.now() > giveUp) throw new Error(`${address} does not settle`);
    }
  } finally {
    await context.close();
  }
}
