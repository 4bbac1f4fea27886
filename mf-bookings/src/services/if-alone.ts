/** Calls `run` with whether the name is free, and keeps the name until that is over. */
export type TryLock = <Result>(name: string, run: (isFree: boolean) => Promise<Result>) => Promise<Result>;

/** The Web Locks API, over all tabs of this browser. Pages that are not secure have none: there, every name is free. */
const lockInBrowser: TryLock = (name, run) => {
  if (!('locks' in navigator)) return run(true);
  return navigator.locks.request(name, { ifAvailable: true }, (lock) => run(lock !== null));
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
