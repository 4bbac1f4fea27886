import { whenNothingIsUnderWay } from '@venue/shared/under-way.ts';
import { reloadWithTyped } from '../early/typed-values.ts';

/** Longest wait (ms) for what is being sent: as long as the answer to a message is waited for. */
const patience = 20_000;

/**
 * Loads the page again with what was typed, after what is being sent has its answer: a message that is cut off may
 * have arrived or not, and nobody could say which.
 */
export async function reloadWhenDone(): Promise<void> {
  await whenNothingIsUnderWay(patience);
  reloadWithTyped();
}
