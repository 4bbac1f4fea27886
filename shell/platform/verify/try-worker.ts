import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import type { Finding } from './finding.ts';
import { serveCandidate } from './serve-candidate.ts';
import { wakePage } from './wake-page.ts';
import { openWatched } from './watched-page.ts';

/** ms until a page that is not kept is given up, and between two looks. */
const limits = { patience: 10_000, between: 50 };

/** Waits until the device keeps the page that is open; undefined, or what does not come. */
async function notKept(page: Page, until: number): Promise<string | undefined> {
  const { isActive, isKept } = await page.evaluate(async () => ({
    isActive: Boolean((await navigator.serviceWorker.getRegistration())?.active),
    isKept: Boolean(await caches.match(location.pathname)),
  }));
  if (isActive && isKept) return undefined;
  if (performance.now() > until) return isActive ? 'does not keep a page that is open' : 'is not installed';
  await setTimeout(limits.between);
  return notKept(page, until);
}

/** Loads the open page once more where nothing answers; undefined, or what comes in its place. */
async function shownInstead(page: Page): Promise<string | undefined> {
  const before = await page.title();
  const failed = await page.reload({ waitUntil: 'domcontentloaded' }).then(() => undefined, String);
  if (failed === undefined && (await page.title()) === before) return undefined;
  return 'does not show a kept page without a connection';
}

/**
 * Visits a page of a composition on a new device, and once more when its server is gone. Says what the site's service worker failed
 * to do.
 */
export async function tryWorker(browser: Browser, folder: string, address: string): Promise<Finding[]> {
  const { origin, close: unplug } = await serveCandidate(folder);
  const { page, close } = await openWatched({ browser, origin }, address, { serviceWorkers: 'allow' });
  let isPlugged = true;
  const unplugOnce = async () => {
    if (isPlugged) await unplug();
    isPlugged = false;
  };
  try {
    await wakePage(page);
    const missed = await notKept(page, performance.now() + limits.patience);
    if (missed !== undefined) return [{ kind: 'unhelped', missed }];
    await unplugOnce();
    const instead = await shownInstead(page);
    return instead === undefined ? [] : [{ kind: 'unhelped', missed: instead }];
  } finally {
    await close();
    await unplugOnce();
  }
}
