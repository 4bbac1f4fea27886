import { afterLastTurn } from './turn-marks.ts';

/** The Web Locks API. Undefined on insecure pages, and if the browser blocks site data: other tabs are unknown then. */
export async function usableLocks(): Promise<LockManager | undefined> {
  const locks: LockManager | null | undefined = navigator.locks;
  try {
    await locks?.query();
    return locks ?? undefined;
  } catch {
    return undefined;
  }
}

/** Runs one thing at a time per name, across all tabs. Each sees what the one before wrote to storage. */
export async function inTurn<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  const locks = await usableLocks();
  return locks ? locks.request(name, () => afterLastTurn(run)) : run();
}
