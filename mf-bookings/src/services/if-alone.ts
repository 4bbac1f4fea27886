import { afterLastTurn } from '@venue/shared/turn-marks.ts';
import { usableLocks } from '@venue/shared/web-locks.ts';

/** Calls `run` with whether the name is free, and keeps the name until that is over. */
export type TryLock = <Result>(name: string, run: (isFree: boolean) => Promise<Result>) => Promise<Result>;

/** Where other tabs cannot be known of, every name is free. */
const lockInBrowser: TryLock = async (name, run) => {
  const locks = await usableLocks();
  if (!locks) return run(true);
  return locks.request(name, { ifAvailable: true }, (lock) =>
    lock ? afterLastTurn(() => run(true)) : run(false),
  );
};

/** What kept it from being run: the same under way in this tab (a second click), or in another. */
type NotAlone = 'here' | 'elsewhere';

export type IfAlone = <Result>(name: string, run: () => Promise<Result>) => Promise<Result | NotAlone>;

/** One tab's way to ask whether it is alone. */
export function createIfAlone(tryLock: TryLock): IfAlone {
  const underWay = new Set<string>();
  return async <Result>(name: string, run: () => Promise<Result>) => {
    if (underWay.has(name)) return 'here';
    underWay.add(name);
    try {
      return await tryLock<Result | NotAlone>(name, async (isFree) => (isFree ? run() : 'elsewhere'));
    } finally {
      underWay.delete(name);
    }
  };
}

/**
 * Runs one thing at a time under a name, over all tabs of this browser: while another runs, nothing is run. A tab that
 * dies lets go of the name.
 */
export const ifAlone = createIfAlone(lockInBrowser);
