import { setTimeout } from 'node:timers/promises';

/** ms until what is waited for is given up, and between two looks. */
const limits = { timeout: 10_000, interval: 50 };

/** Looks again and again until what it sees is as wanted, or the time is over; resolves with what it saw last. */
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
