import { reloadWithTyped } from '../early/typed-values.ts';
import { isServed } from './status-of.ts';

/**
 * Firefox and WebKit remember for the page's life that a module failed, and ask for it no more. Where all files of a
 * part can be had again, only a new page brings it: it is loaded with what was typed. Without them it would bring
 * nothing, and take away what can be read.
 */
export async function reloadIfServed(files: readonly string[]): Promise<void> {
  const served = await Promise.all(files.map(isServed));
  if (files.length > 0 && served.every(Boolean)) reloadWithTyped();
}
