import { usableLocks } from '@venue/shared/web-locks.ts';

/** Calls `run` with whether the name is free, and keeps the name until that is over. */
export type TryLock = <Result>(name: string, run: (isFree: boolean) => Promise<Result>) => Promise<Result>;

/** Where other tabs cannot be known of, every name is free. */
const lockInBrowser: TryLock = async (name, run) => {
  const locks = await usableLocks();
  return locks ? locks.request(name, { ifAvailable: true }, (lock) => run(lock !== null)) : run(true);
};

/**
 * Runs one thing at a time under a name, over all tabs of this browser: while another runs, nothing is run. A tab that
 * dies lets go of the name.
 */
export function ifAlone<Result>(
  name: string,
  run: () => Promise<Result>,
  tryLock: TryLock = lockInBrowser,
): Promise<Result | 'elsewhere'> {
  return tryLock<Result | 'elsewhere'>(name, async (isFree) => (isFree ? run() : 'elsewhere'));
}
