import { setTimeout } from 'node:timers/promises';

/** ms until polling gives up, and between polls. */
const limits = { timeout: 10_000, interval: 50 };

/** Polls until the value is as wanted or time is up. Resolves with the last value. */
export async function poll<Value>(
  read: () => Promise<Value>,
  isDone: (value: Value) => boolean,
  until = performance.now() + limits.timeout,
): Promise<Value> {
  const value = await read();
  if (isDone(value) || performance.now() > until) return value;
  await setTimeout(limits.interval);
  return poll(read, isDone, until);
}
