import type { Browser, Page } from 'playwright-core';
import { serveForNow } from '../serve/site-server.ts';
import type { Finding } from './findings.ts';
import { openMonitored, wakePage } from './monitored-page.ts';
import { poll } from './poll.ts';

/** Waits until the open page is cached. Returns what is missing, if anything. */
async function cacheFailure(page: Page): Promise<string | undefined> {
  const read = () =>
    page.evaluate(async () => ({
      isActive: Boolean((await navigator.serviceWorker.getRegistration())?.active),
      isKept: Boolean(await caches.match(location.pathname)),
    }));
  const { isActive, isKept } = await poll(read, (worker) => worker.isActive && worker.isKept);
  if (isActive && isKept) return undefined;
  return isActive ? 'does not cache a page that was opened' : 'is not installed';
}

/** Reloads the open page while the server is down. Returns what went wrong, if anything. */
async function offlineFailure(page: Page): Promise<string | undefined> {
  const before = await page.title();
  const failed = await page.reload({ waitUntil: 'domcontentloaded' }).then(() => undefined, String);
  if (failed === undefined && (await page.title()) === before) return undefined;
  return 'does not show a cached page offline';
}

/** Visits a page on a new device, and again after its server is gone. Returns what the service worker failed to do. */
export async function verifyWorker(browser: Browser, folder: string, address: string): Promise<Finding[]> {
  const { origin, close: stopServer } = await serveForNow(folder);
  const { page, close } = await openMonitored({ browser, origin }, address, { serviceWorkers: 'allow' });
  let isServing = true;
  const stopServerOnce = async () => {
    if (isServing) await stopServer();
    isServing = false;
  };
  try {
    await wakePage(page);
    const failure = await cacheFailure(page);
    if (failure !== undefined) return [{ kind: 'worker-failure', failure }];
    await stopServerOnce();
    const offline = await offlineFailure(page);
    return offline === undefined ? [] : [{ kind: 'worker-failure', failure: offline }];
  } finally {
    await close();
    await stopServerOnce();
  }
}
