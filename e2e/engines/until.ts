import { poll } from '@venue/shell/platform/verify/poll.ts';

const patienceMs = 30_000;

/** Polls until the condition holds. Rejects with `what` did not happen after half a minute, or the time given in ms. */
export async function until(
  what: string,
  condition: () => Promise<boolean>,
  withinMs = patienceMs,
): Promise<void> {
  const isMet = await poll(condition, (value) => value, performance.now() + withinMs);
  if (!isMet) throw new Error(`timed out after ${withinMs / 1000} s: ${what}`);
}
