import { setTimeout as pause } from 'node:timers/promises';

const patienceMs = 30_000;
const everyMs = 100;

/** Asks until it is so; rejects with what did not happen after half a minute, or the time given in ms. */
export async function until(
  what: string,
  isSo: () => Promise<boolean>,
  withinMs = patienceMs,
): Promise<void> {
  const end = Date.now() + withinMs;
  while (!(await isSo())) {
    if (Date.now() >= end) throw new Error(`not within ${withinMs / 1000} s: ${what}`);
    await pause(everyMs);
  }
}
