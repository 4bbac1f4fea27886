import { afterLastTurn } from './turn-marks.ts';

/**
 * The Web Locks API, over all tabs of this browser. There is none on pages that are not secure, nor where the browser
 * refuses all site data: nothing can be known of other tabs there.
 */
export async function usableLocks(): Promise<LockManager | undefined> {
  const locks: LockManager | null | undefined = navigator.locks;
  try {
    await locks?.query();
    return locks ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Runs one thing at a time under a name, over all tabs of this browser; the next waits for its turn, and finds in the
 * storage what the one before has written.
 */
export async function inTurn<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  const locks = await usableLocks();
  return locks ? locks.request(name, () => afterLastTurn(run)) : run();
}
