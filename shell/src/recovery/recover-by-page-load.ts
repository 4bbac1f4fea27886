import type { PartRef } from '@venue/shared/contract/site-parts.ts';
import { isServed, loadDocument, whenSent } from './reload.ts';

const guardMs = 60_000;
const guardKey = (path: string) => `page-load:${path}`;

/** Records an attempt. False if there was one lately or the browser blocks its storage, so that no page reloads for ever. */
function isFirstAttempt(path: string): boolean {
  try {
    const since = Date.now() - Number(sessionStorage.getItem(guardKey(path)) ?? 0);
    // Negative if the clock was put back.
    if (since >= 0 && since < guardMs) return false;
    sessionStorage.setItem(guardKey(path), String(Date.now()));
    return true;
  } catch {
    return false;
  }
}

/** Whether the service worker can show the page if the site does not answer. */
async function isStoredOffline(path: string): Promise<boolean> {
  return (await caches.match(path)) !== undefined;
}

async function canBeLoaded(path: string): Promise<boolean> {
  return (await isServed(path)) || isStoredOffline(path).catch(() => false);
}

/**
 * Loads the page as a document when the files of its view are gone: the site has it prerendered from the live release, or the device
 * has stored an earlier one, and either is better than an error. Waits for messages that are being sent. Rethrows the error if neither
 * exists, if this was tried within the last minute (or the browser cannot remember that), or if the visitor has gone to another page.
 */
export async function recoverByPageLoad(
  view: PartRef,
  error: unknown,
  awaitedAddress: (view: PartRef) => URL | undefined,
): Promise<never> {
  const path = awaitedAddress(view)?.pathname;
  if (path === undefined || !(await canBeLoaded(path))) throw error;
  await whenSent();
  const address = awaitedAddress(view);
  if (!address || !isFirstAttempt(path)) throw error;
  loadDocument(address.href);
  return new Promise<never>(() => undefined);
}
