import { afterLastWrites, availableLocks } from '@venue/shared/tabs/lock.ts';
import type { PageVisit } from './page-visit.ts';

/** Calls `run` with whether the name is free, and holds the name meanwhile. */
export type TryLock = <Result>(name: string, run: (isFree: boolean) => Promise<Result>) => Promise<Result>;

/** Without locks, every name counts as free. */
const lockInBrowser: TryLock = async (name, run) => {
  const locks = await availableLocks();
  if (!locks) return run(true);
  return locks.request(name, { ifAvailable: true }, (lock) =>
    lock ? afterLastWrites(() => run(true)) : run(false),
  );
};

/** Why it was not run: it is already running on this page (a second click), or in another tab. */
type NotRun = 'already-running' | 'open-in-other-tab';

type Run<Result> = () => Promise<Result>;

export type RunExclusive = <Result>(
  name: string,
  visit: PageVisit,
  run: Run<Result>,
) => Promise<Result | NotRun>;

/**
 * For one tab. If a page that was left is still running the same thing, that is waited for, so that the next run finds its result on
 * record.
 */
export function createRunExclusive(tryLock: TryLock): RunExclusive {
  const running = new Map<string, { visit: PageVisit; settled: Promise<unknown> }>();

  return async function runExclusive<Result>(name: string, visit: PageVisit, run: Run<Result>) {
    const before = running.get(name);
    if (before?.visit === visit) return 'already-running';
    if (before) {
      await before.settled;
      return runExclusive(name, visit, run);
    }
    const result = tryLock<Result | NotRun>(name, async (isFree) => (isFree ? run() : 'open-in-other-tab'));
    running.set(name, { visit, settled: Promise.allSettled([result]) });
    try {
      return await result;
    } finally {
      running.delete(name);
    }
  };
}

/** Runs one thing at a time under a name across all tabs; a second one is refused. A tab that dies releases the name. */
export const runExclusive = createRunExclusive(lockInBrowser);
