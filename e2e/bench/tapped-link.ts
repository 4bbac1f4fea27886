import type { Browser } from '@playwright/test';
import { z } from 'zod';
import { untilAlive } from './page-visit.ts';
import { openQuietTab, type QuietTab } from './quiet-tab.ts';

const place = z.object({ x: z.number(), y: z.number() });

declare global {
  interface Window {
    /** ms from the tap until the heading of the next page was painted, once it is. */
    shownAfter?: number;
  }
}

/**
 * Runs in the page; for `tsx` only arrow functions that have no name. The browser itself says when the heading of the next page was on
 * the screen.
 */
function watchShown(): void {
  const left = document.querySelector('main h1')?.textContent;
  addEventListener(
    'click',
    ({ timeStamp }) => {
      const watch = new MutationObserver(() => {
        const heading = document.querySelector('main h1');
        if (!heading || heading.textContent === left) return;
        watch.disconnect();
        heading.setAttribute('elementtiming', 'shown');
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if ('renderTime' in entry) window.shownAfter = Number(entry.renderTime) - timeStamp;
        }).observe({ type: 'element' });
      });
      watch.observe(document, { childList: true, characterData: true, subtree: true });
    },
    { capture: true, once: true },
  );
}

/** How long a link may be rendered after the heading of its page; ms. */
const linkDeadline = 10_000;

/** Brings a link of the page's content to the middle of the screen, and gives where it then is. It may be rendered after the heading. */
async function scrollToLink(tab: QuietTab, path: string): Promise<z.infer<typeof place>> {
  for (const giveUp = Date.now() + linkDeadline; Date.now() < giveUp;) {
    const at = await tab.evaluate(
      place.optional(),
      (to) => {
        // One on a slide beside the screen cannot be tapped.
        const link = [...document.querySelectorAll(`main a[href="${to}"]`)].find((one) => {
          const { x, right } = one.getBoundingClientRect();
          return x >= 0 && right <= innerWidth;
        });
        link?.scrollIntoView({ block: 'center', behavior: 'instant' });
        const [box] = link?.getClientRects() ?? [];
        return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      },
      path,
    );
    if (at) return at;
  }
  throw new Error(`no link leads to ${path}`);
}

/** Taps a link of a page that has just come to life; ms until the heading of its page is painted. */
export async function tapAtOnce(browser: Browser, from: string, to: string): Promise<number> {
  const tab = await openQuietTab(browser);
  try {
    await tab.open(from);
    await untilAlive(tab);
    const { x, y } = await scrollToLink(tab, to);
    await tab.evaluate(z.void(), watchShown);
    await tab.tap(x, y);
    await tab.until(() => window.shownAfter !== undefined);
    return await tab.evaluate(z.number(), () => window.shownAfter);
  } finally {
    await tab.close();
  }
}
