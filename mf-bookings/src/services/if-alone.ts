import { afterLastTurn, usableLocks } from '@venue/shared/tabs/in-turn.ts';
import type { ShownPage } from './shown-page.ts';

/** Calls `run` with whether the name is free, and holds the name meanwhile. */
export type TryLock = <Result>(name: string, run: (isFree: boolean) => Promise<Result>) => Promise<Result>;

/** Without locks, every name counts as free. */
const lockInBrowser: TryLock = async (name, run) => {
  const locks = await usableLocks();
  if (!locks) return run(true);
  return locks.request(name, { ifAvailable: true }, (lock) =>
    lock ? afterLastTurn(() => run(true)) : run(false),
  );
};

/** Why it was not run: it is already running on this page (a second click), or in another tab. */
type NotAlone = 'already-running' | 'open-in-other-tab';

type Run<Result> = () => Promise<Result>;

export type IfAlone = <Result>(name: string, page: ShownPage, run: Run<Result>) => Promise<Result | NotAlone>;

/**
 * For one tab. If a page that was left is still running the same thing, that is waited for, so that the next run finds its result on
 * record.
 */
export function createIfAlone(tryLock: TryLock): IfAlone {
  const underWay = new Map<string, { page: ShownPage; ended: Promise<unknown> }>();

  return async function ifAlone<Result>(name: string, page: ShownPage, run: Run<Result>) {
    const before = underWay.get(name);
    if (before?.page === page) return 'already-running';
    if (before) {
      await before.ended;
      return ifAlone(name, page, run);
    }
    const work = tryLock<Result | NotAlone>(name, async (isFree) => (isFree ? run() : 'open-in-other-tab'));
    underWay.set(name, { page, ended: Promise.allSettled([work]) });
    try {
      return await work;
    } finally {
      underWay.delete(name);
    }
  };
}

/** Runs one thing at a time under a name across all tabs; a second one is refused. A tab that dies releases the name. */
export const ifAlone = createIfAlone(lockInBrowser);
