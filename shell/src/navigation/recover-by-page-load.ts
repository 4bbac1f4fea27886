import type { PartRef } from '@venue/shared/contract/site-parts.ts';
import { isServed, loadDocument, whenSent } from './reload.ts';

const guardMs = 60_000;
const guardKey = (path: string) => `page-load:${path}`;

/** Notes an attempt; false if there was one lately or the browser stores nothing, so that no page reloads for ever. */
function isFirstAttempt(path: string): boolean {
  try {
    const since = Date.now() - Number(sessionStorage.getItem(guardKey(path)) ?? 0);
    // Before the last attempt is only a clock that has been put back.
    if (since >= 0 && since < guardMs) return false;
    sessionStorage.setItem(guardKey(path), String(Date.now()));
    return true;
  } catch {
    return false;
  }
}

/** Whether the service worker has the page, to show it in place of a site that does not answer. */
async function isKept(path: string): Promise<boolean> {
  return (await caches.match(path)) !== undefined;
}

async function canBeLoaded(path: string): Promise<boolean> {
  return (await isServed(path)) || isKept(path).catch(() => false);
}

/**
 * An open tab belongs to the release it was loaded from. When the files of a view are gone, the server's page has
 * it prerendered from the live release, and the page that the device keeps has it of an earlier one: one full page load
 * of either beats an error box. It waits for what is being sent, and rethrows if there is neither, if it was tried within the last
 * minute, where the browser refuses to remember that, or if the visitor is somewhere else by then: nobody is taken from a page that
 * they went on with.
 */
export async function recoverByPageLoad(
  view: PartRef,
  error: unknown,
  addressWanted: (view: PartRef) => URL | undefined,
): Promise<never> {
  const path = addressWanted(view)?.pathname;
  if (path === undefined || !(await canBeLoaded(path))) throw error;
  await whenSent();
  const address = addressWanted(view);
  if (!address || !isFirstAttempt(path)) throw error;
  loadDocument(address.href);
  return new Promise<never>(() => undefined);
}
