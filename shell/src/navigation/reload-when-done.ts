import { reloadWithTyped } from '../early/typed-values.ts';
import { whenSent } from './when-sent.ts';

/** Loads the page again with what was typed, after what is being sent. */
export async function reloadWhenDone(): Promise<void> {
  await whenSent();
  reloadWithTyped();
}
