import type { Locator, Page } from '@playwright/test';

/** What the page notes of its last navigation: ms since the page began. */
type NavigationNotes = { asked: number; shown: number | undefined };

declare global {
  interface Window {
    navigationNotes?: NavigationNotes;
  }
}

/** Runs in the page; for `tsx` only arrow functions that have no name. The next page is looked for from the event on. */
function watchShown(type: 'click' | 'popstate'): void {
  const left = document.querySelector('main h1')?.textContent;
  window.navigationNotes = { asked: 0, shown: undefined };
  const addListener = window.addEventListener.bind(window);
  addListener(
    type,
    ({ timeStamp }) => {
      window.navigationNotes = { asked: timeStamp, shown: undefined };
      const watch = setInterval(() => {
        const heading = document.querySelector('main h1');
        if (!heading || heading.textContent === left || heading.getClientRects().length === 0) return;
        clearInterval(watch);
        // A task that is asked for in a frame's callbacks comes when the frame has been painted.
        requestAnimationFrame(() =>
          setTimeout(() => {
            window.navigationNotes = { asked: timeStamp, shown: performance.now() };
          }),
        );
      }, 8);
    },
    { capture: true, once: true },
  );
}

async function shownAfter(page: Page): Promise<number> {
  await page.waitForFunction(() => window.navigationNotes?.shown !== undefined);
  return page.evaluate(() => {
    const { asked = 0, shown = 0 } = window.navigationNotes ?? {};
    return shown - asked;
  });
}

/** Taps a link that is in view; ms from the click until the next page's heading is painted. */
export async function tapThrough(page: Page, link: Locator): Promise<number> {
  await page.evaluate(watchShown, 'click' as const);
  await link.tap();
  return shownAfter(page);
}

/** Goes back within the page; ms until the heading of the page before is painted. */
export async function stepBack(page: Page): Promise<number> {
  await page.evaluate(watchShown, 'popstate' as const);
  await page.evaluate(() => history.back());
  return shownAfter(page);
}
