import { whenNothingIsUnderWay } from '@venue/shared/under-way.ts';

/** Longest wait (ms) for what is being sent: as long as the answer to a message is waited for. */
const patience = 20_000;

/** Resolves when what is being sent has its answer: a message that is cut off may have arrived or not, and nobody could say which. */
export function whenSent(): Promise<void> {
  return whenNothingIsUnderWay(patience);
}
