import type { Locator, Page } from '@playwright/test';

/** Asks by the clock (ms): a browser on a busy machine may leave a page without frames, by which it would ask otherwise. */
export const polling = 50;

// React leaves a key of its own on each element whose events it handles; a page has no other sign of that.

/** Whether React handles the events of an element. */
export function isHydrated(element: Locator): Promise<boolean> {
  return element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__react')));
}

/** Waits until React handles the events of the first element that the selector finds, also where pages change meanwhile. */
export async function untilHydrated(page: Page, selector: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => Object.keys(document.querySelector(wanted) ?? {}).some((key) => key.startsWith('__react')),
    selector,
    { polling },
  );
}
