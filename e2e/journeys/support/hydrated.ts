import type { Locator, Page } from '@playwright/test';

/** Polls by time (ms), because a busy browser may not draw the frames that Playwright polls on. */
export const polling = 50;

// React stores a key on each hydrated element. There is no other sign.

/** Whether an element is hydrated. */
export function isHydrated(element: Locator): Promise<boolean> {
  return element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__react')));
}

/** Waits until the first element that matches is hydrated, even if the page changes. */
export async function untilHydrated(page: Page, selector: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => Object.keys(document.querySelector(wanted) ?? {}).some((key) => key.startsWith('__react')),
    selector,
    { polling },
  );
}
