import { poll } from '@venue/shell/platform/verify/poll.ts';

const patienceMs = 30_000;

/** Polls until the condition holds. Rejects with `what` did not happen after half a minute, or the time given in ms. */
export async function until(
  what: string,
  isSo: () => Promise<boolean>,
  withinMs = patienceMs,
): Promise<void> {
  const happened = await poll(isSo, (so) => so, performance.now() + withinMs);
  if (!happened) throw new Error(`not within ${withinMs / 1000} s: ${what}`);
}
