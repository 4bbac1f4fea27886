import type { Page } from '@playwright/test';
import { expect } from '../support/fixtures.ts';

/** Which of a page and the modules that it starts from the device does not keep, seen from an open page. */
function missing(page: Page, path: string): Promise<string[]> {
  return page.evaluate(async (wanted) => {
    if (!navigator.serviceWorker.controller) return ['a service worker'];
    const [pages, files] = await Promise.all([caches.open('pages'), caches.open('files')]);
    const html = await (await pages.match(wanted))?.text();
    const boot = html && /id="boot">([^<]*)</.exec(html)?.[1];
    if (!boot) return [wanted];
    const { entry, preload }: { entry: string; preload: string[] } = JSON.parse(boot);
    const kept = new Set((await files.keys()).map(({ url }) => new URL(url).pathname));
    return [entry, ...preload].filter((file) => !kept.has(file));
  }, path);
}

/** Waits until the service worker answers for this tab and keeps a page with its code. */
export async function keptOnDevice(page: Page, path: string): Promise<void> {
  await expect.poll(() => missing(page, path)).toEqual([]);
}
