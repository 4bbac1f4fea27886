import { setTimeout as pause } from 'node:timers/promises';

const patienceMs = 30_000;
const everyMs = 100;

/** Asks until it is so; rejects with what did not happen after half a minute. */
export async function until(what: string, isSo: () => Promise<boolean>, waited = 0): Promise<void> {
  if (await isSo()) return;
  if (waited >= patienceMs) throw new Error(`not within ${patienceMs / 1000} s: ${what}`);
  await pause(everyMs);
  await until(what, isSo, waited + everyMs);
}
