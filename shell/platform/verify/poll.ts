import { setTimeout } from 'node:timers/promises';

/** ms until polling gives up, and between polls. */
const limits = { timeout: 10_000, interval: 50 };

/** Polls until the value is as wanted or time is up. Resolves with the last value. */
export async function poll<Seen>(
  look: () => Promise<Seen>,
  isWanted: (seen: Seen) => boolean,
  until = performance.now() + limits.timeout,
): Promise<Seen> {
  const seen = await look();
  if (isWanted(seen) || performance.now() > until) return seen;
  await setTimeout(limits.interval);
  return poll(look, isWanted, until);
}
