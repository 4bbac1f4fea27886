import type { Browser, Page } from '@playwright/test';
import { phone } from './conditions.ts';

/** How the browser came back to a page that was left for another document. */
export type KeptByBrowser = {
  /** Whether it had kept the page as it was (back/forward cache). */
  isKept: boolean;
  /** Why not, in the browser's words. */
  reasons: string[];
};

async function leaveOnce(page: Page, from: string, to: string): Promise<KeptByBrowser> {
  await page.goto(from);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    document.documentElement.dataset['kept'] = 'as it was';
  });
  await page.goto(to);
  await page.waitForLoadState('networkidle');
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState === 'complete');
  return page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    const told: unknown = entry && 'notRestoredReasons' in entry ? entry.notRestoredReasons : null;
    const isKept = document.documentElement.dataset['kept'] !== undefined;
    const listed =
      typeof told === 'object' && told !== null && 'reasons' in told && Array.isArray(told.reasons)
        ? told.reasons.map(({ reason }: { reason: string }) => reason)
        : [];
    return { isKept, reasons: listed };
  });
}

/** Leaves a page by loading another one, goes back, and looks whether the page was kept: on a first visit, and on a second. */
export async function leaveAndReturn(browser: Browser, from: string, to: string): Promise<KeptByBrowser[]> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    return [await leaveOnce(page, from, to), await leaveOnce(page, from, to)];
  } finally {
    await context.close();
  }
}
