import { whenNothingPending } from '@venue/shared/tabs/pending-work.ts';
import { reloadKeepingTyped } from '../boot/typed-values.ts';

/** Time limit of the request, in ms. */
const answerWait = 4000;

/** The site's answer for a file or page, past every cache; undefined if there is none. */
function answerFor(address: string): Promise<Response | undefined> {
  const signal = AbortSignal.timeout(answerWait);
  return fetch(address, { method: 'HEAD', cache: 'no-store', signal }).catch(() => undefined);
}

/** Whether the site has a file or page. False if there is no answer. */
async function isServed(address: string): Promise<boolean> {
  return (await answerFor(address))?.ok ?? false;
}

/** Whether the site says that it has no such file. False if there is no answer. */
export async function isGone(address: string): Promise<boolean> {
  const status = (await answerFor(address))?.status;
  return status === 404 || status === 410;
}

/** Longest wait (ms) for messages that are being sent: the time limit of a message. */
const sendingWait = 20_000;

/** Resolves when messages being sent are answered: nobody would know whether an interrupted one has arrived. */
function whenSent(): Promise<void> {
  return whenNothingPending(sendingWait);
}

/** Loads the document at an address of the site, even if it is the current one. */
function loadDocument(address: string): void {
  if (address === window.location.href) window.location.reload();
  else window.location.assign(address);
}

/** Reloads the page once messages have been sent, and keeps what was typed. */
export async function reloadWhenSent(): Promise<void> {
  await whenSent();
  reloadKeepingTyped();
}

const guardMs = 60_000;
const guardKey = (path: string) => `page-load:${path}`;

/**
 * Records an attempt. False if there was one lately or the browser blocks its storage, so that no page
 * reloads for ever.
 */
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
 * For Retry: Firefox and WebKit never request a module again that has failed on the page. Without a
 * connection a reload would not help and lose what can be read.
 */
export async function reloadIfPossible(): Promise<void> {
  if (await canBeLoaded(window.location.pathname)) await reloadWhenSent();
}

/**
 * Loads the page as a document when the files of its view are gone: the site has it prerendered from the live
 * release, or the device has stored an earlier one, and either is better than an error. Waits for messages
 * that are being sent. Rethrows the error if neither exists, if this was tried within the last minute (or the
 * browser cannot remember that), or if the visitor has gone to another page (`awaitedAddress`).
 */
export async function recoverByPageLoad(
  error: unknown,
  awaitedAddress: () => URL | undefined,
): Promise<never> {
  const path = awaitedAddress()?.pathname;
  if (path === undefined || !(await canBeLoaded(path))) throw error;
  await whenSent();
  const address = awaitedAddress();
  if (!address || !isFirstAttempt(path)) throw error;
  loadDocument(address.href);
  return new Promise<never>(() => undefined);
}
