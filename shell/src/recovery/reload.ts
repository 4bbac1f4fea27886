import { whenNothingIsUnderWay } from '@venue/shared/tabs/under-way.ts';
import { reloadWithTyped } from '../boot/typed-values.ts';

/** Time limit of the request, in ms. */
const answerWait = 4000;

/** Whether the site has a file or page, past every cache. False if there is no answer. */
export function isServed(address: string): Promise<boolean> {
  const signal = AbortSignal.timeout(answerWait);
  return fetch(address, { method: 'HEAD', cache: 'no-store', signal }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Longest wait (ms) for messages that are being sent: the time limit of a message. */
const sendingWait = 20_000;

/** Resolves when messages being sent are answered: nobody would know whether an interrupted one has arrived. */
export function whenSent(): Promise<void> {
  return whenNothingIsUnderWay(sendingWait);
}

/** Loads the document at an address of the site, even if it is the current one. */
export function loadDocument(address: string): void {
  if (address === window.location.href) window.location.reload();
  else window.location.assign(address);
}

/** Reloads the page once messages have been sent, and keeps what was typed. */
export async function reloadWhenDone(): Promise<void> {
  await whenSent();
  reloadWithTyped();
}

/**
 * Reloads the page, keeping what was typed, if the site has all these files: Firefox and WebKit never request a module again that has
 * failed on the page. If files are still missing, a reload would not help and might lose what can be read.
 */
export async function reloadIfServed(files: readonly string[]): Promise<void> {
  const served = await Promise.all(files.map(isServed));
  if (files.length > 0 && served.every(Boolean)) await reloadWhenDone();
}
