import { afterLastTurn } from '@venue/shared/turn-marks.ts';
import { usableLocks } from '@venue/shared/web-locks.ts';
import type { ShownPage } from './shown-page.ts';

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

/** What kept it from being run: the same under way on this page (a second click), or in another tab. */
type NotAlone = 'here' | 'other-tab';

type Run<Result> = () => Promise<Result>;

export type IfAlone = <Result>(name: string, page: ShownPage, run: Run<Result>) => Promise<Result | NotAlone>;

/**
 * One tab's way to ask whether it is alone. What a page began that was left is waited for: who comes back and asks again finds on record
 * what became of it.
 */
export function createIfAlone(tryLock: TryLock): IfAlone {
  const underWay = new Map<string, { page: ShownPage; ended: Promise<unknown> }>();

  return async function ifAlone<Result>(name: string, page: ShownPage, run: Run<Result>) {
    const before = underWay.get(name);
    if (before?.page === page) return 'here';
    if (before) {
      await before.ended;
      return ifAlone(name, page, run);
    }
    const work = tryLock<Result | NotAlone>(name, async (isFree) => (isFree ? run() : 'other-tab'));
    underWay.set(name, { page, ended: Promise.allSettled([work]) });
    try {
      return await work;
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
