import { createStore, get, set } from 'idb-keyval';
import { writeDeviceText, readDeviceText, keptByWipe } from '../storage/device-storage.ts';
import { timedOut, withDeadline } from '../time/deadline.ts';

/** The Web Locks API. Undefined on insecure pages, and if the browser blocks site data: other tabs are unknown then. */
export async function availableLocks(): Promise<LockManager | undefined> {
  const locks: LockManager | null | undefined = navigator.locks;
  try {
    await locks?.query();
    return locks ?? undefined;
  } catch {
    return undefined;
  }
}

/** Runs one thing at a time per name, across all tabs. Each sees what the one before wrote to storage. */
export async function withLock<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  const locks = await availableLocks();
  return locks ? locks.request(name, () => afterLastWrites(run)) : run();
}

/**
 * Makes sure that the next holder of a lock sees what the last one wrote. A lock may be granted in one process before
 * the other's last `localStorage` write is visible there (in Firefox always, if both waited). So each holder ends by
 * writing a mark to `localStorage`, after its other writes, and then to IndexedDB, which all processes see at once. The
 * next one begins when its `localStorage` has the mark of IndexedDB.
 */
export type WriteBarrier = {
  /** The mark in `localStorage`, as this process sees it. */
  readLocal: () => string | null;
  writeLocal: (mark: string) => void;
  /** The last holder's mark in IndexedDB. */
  readShared: () => Promise<string | undefined>;
  writeShared: (mark: string) => Promise<void>;
  wait: () => Promise<void>;
};

const key = keptByWipe.lastLockMark;
/** Number of attempts; a second in all. If storage was cleared, the mark never appears. */
const attempts = 50;
const attemptMs = 20;
/** Longest wait for the database, in ms. */
const databaseWait = 1000;

let database: ReturnType<typeof createStore> | undefined;
function store() {
  database ??= createStore('turns', 'marks');
  return database;
}

const inBrowser: WriteBarrier = {
  readLocal: () => readDeviceText(key) ?? null,
  writeLocal: (mark) => {
    if (!writeDeviceText(key, mark)) throw new Error('the browser keeps nothing');
  },
  readShared: async () => {
    const mark: unknown = await withDeadline(get(key, store()), databaseWait);
    return typeof mark === 'string' ? mark : undefined;
  },
  writeShared: async (mark) => {
    if ((await withDeadline(set(key, mark, store()), databaseWait)) === timedOut)
      throw new Error('no answer in time');
  },
  wait: () =>
    new Promise((resolve) => {
      setTimeout(resolve, attemptMs);
    }),
};

async function waitForMark(barrier: WriteBarrier, mark: string, left = attempts): Promise<void> {
  if (left === 0 || barrier.readLocal() === mark) return;
  await barrier.wait();
  await waitForMark(barrier, mark, left - 1);
}

/** Resolves when the writes of the last holder are visible here. */
async function waitForLastWrites(barrier: WriteBarrier): Promise<void> {
  const mark = await barrier.readShared();
  if (mark !== undefined) await waitForMark(barrier, mark);
}

/** If the browser blocks storage, nobody writes anything that the next holder could miss. */
async function ignoreFailure(step: () => Promise<void>): Promise<void> {
  try {
    await step();
  } catch {
    // Blocked or full storage, or no database.
  }
}

/** Call it while holding the lock: `run` sees what the last holder wrote, in any tab. */
export async function afterLastWrites<Result>(
  run: () => Promise<Result>,
  barrier: WriteBarrier = inBrowser,
): Promise<Result> {
  await ignoreFailure(() => waitForLastWrites(barrier));
  try {
    return await run();
  } finally {
    await ignoreFailure(async () => {
      const mark = String(Math.random());
      barrier.writeLocal(mark);
      await barrier.writeShared(mark);
    });
  }
}
