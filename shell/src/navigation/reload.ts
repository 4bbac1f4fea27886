import { whenNothingIsUnderWay } from '@venue/shared/under-way.ts';
import { reloadWithTyped } from '../boot/typed-values.ts';
import { isServed } from './status-of.ts';

/** Longest wait (ms) for what is being sent: as long as the answer to a message is waited for. */
const patience = 20_000;

/** Resolves when what is being sent has its answer: a message that is cut off may have arrived or not, and nobody could say which. */
export function whenSent(): Promise<void> {
  return whenNothingIsUnderWay(patience);
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
  if (files.length > 0 && served.every(Boolean)) reloadWithTyped();
}
