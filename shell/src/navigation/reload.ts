import { whenNothingIsUnderWay } from '@venue/shared/under-way.ts';
import { reloadWithTyped } from '../boot/typed-values.ts';

/** ms that the site may take to answer. */
const answerWait = 4000;

/** What the site answers now to a request for a file or page, past every cache; rejects where no answer comes. */
export async function statusOf(address: string): Promise<number> {
  const signal = AbortSignal.timeout(answerWait);
  const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store', signal });
  return status;
}

/** Whether the site has it; not, where no answer comes. */
export async function isServed(address: string): Promise<boolean> {
  const status = await statusOf(address).catch(() => 0);
  return status >= 200 && status < 300;
}

/** Longest wait (ms) for what is being sent: as long as the answer to a message is waited for. */
const sendingWait = 20_000;

/** Resolves when messages that are being sent are answered: one that is cut off may have arrived or not. */
export function whenSent(): Promise<void> {
  return whenNothingIsUnderWay(sendingWait);
}

/** Loads the document at an address of the site: it is another one, or the one that is shown, once more. */
export function loadDocument(address: string): void {
  if (address === window.location.href) window.location.reload();
  else window.location.assign(address);
}

/** Loads the page again with what was typed, after what is being sent. */
export async function reloadWhenDone(): Promise<void> {
  await whenSent();
  reloadWithTyped();
}

/**
 * Firefox and WebKit remember for the page's life that a module failed, and ask for it no more. Where all files of a
 * part can be had again, only a new page brings it: it is loaded with what was typed. Without them it would bring
 * nothing, and take away what can be read.
 */
export async function reloadIfServed(files: readonly string[]): Promise<void> {
  const served = await Promise.all(files.map(isServed));
  if (files.length > 0 && served.every(Boolean)) await reloadWhenDone();
}
