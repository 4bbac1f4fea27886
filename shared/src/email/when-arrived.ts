import type { EmailOutcome } from './email-outcome.ts';

/** Calls back if a message that timed out turns out to have arrived. */
export async function whenArrived(
  later: Promise<EmailOutcome> | undefined,
  callback: () => void,
): Promise<void> {
  const answer = await later;
  if (answer?.kind === 'sent') callback();
}
