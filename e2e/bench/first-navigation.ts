import type { Page } from '@playwright/test';

/** Where the pages before and after a navigation leave notes for each other. */
const notes = { clicked: 'bench-clicked', left: 'bench-left', arrived: 'bench-arrived' } as const;
type NoteKeys = typeof notes;

/** Runs in every page; for `tsx` only arrow functions that have no name. */
function watchArrival({ clicked, left, arrived }: NoteKeys): void {
  const addListener = window.addEventListener.bind(window);
  addListener(
    'click',
    ({ timeStamp }) => {
      sessionStorage.setItem(clicked, String(performance.timeOrigin + timeStamp));
      sessionStorage.setItem(left, document.querySelector('h1')?.textContent ?? '');
    },
    { capture: true },
  );
  const watch = setInterval(() => {
    const leftHeading = sessionStorage.getItem(left);
    const heading = document.querySelector('h1');
    if (leftHeading === null || !heading || heading.textContent === leftHeading) return;
    if (heading.getClientRects().length === 0) return;
    clearInterval(watch);
    requestAnimationFrame(() =>
      setTimeout(() => sessionStorage.setItem(arrived, String(performance.timeOrigin + performance.now()))),
    );
  }, 10);
}

/** Prepares a tab; before its first page. */
export async function prepareNavigation(page: Page): Promise<void> {
  await page.addInitScript(watchArrival, notes);
}

/** Taps the first link of the content to an address; ms from the click until its page's heading is painted. */
export async function firstNavigation(page: Page, address: string): Promise<number> {
  await page.locator(`main a[href="${address}"]`).first().tap();
  await page.waitForFunction((key) => sessionStorage.getItem(key), notes.arrived);
  return page.evaluate(
    ({ arrived, clicked }) =>
      Number(sessionStorage.getItem(arrived)) - Number(sessionStorage.getItem(clicked)),
    notes,
  );
}
