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
 * Makes sure that the next holder of a lock sees what the last one wrote. A lock may be granted in one process before the other's last
 * `localStorage` write is visible there (in Firefox always, if both waited). So each turn ends with a mark in `localStorage`, after its other
 * writes, and then in IndexedDB, which all processes see at once. The next turn begins when its `localStorage` shows the mark of IndexedDB.
 */
export type WriteMarks = {
  /** The mark in `localStorage`, as this process sees it. */
  seen: () => string | null;
  leave: (mark: string) => void;
  /** The mark of the last turn in IndexedDB. */
  last: () => Promise<string | undefined>;
  note: (mark: string) => Promise<void>;
  pause: () => Promise<void>;
};

const key = keptByWipe.lastLockMark;
/** Number of attempts; with the pauses, a second in all. If storage was cleared, the mark never appears. */
const attempts = 50;
const pauseMs = 20;
/** Longest wait for the database, in ms. */
const databaseWait = 1000;

let marks: ReturnType<typeof createStore> | undefined;
function store() {
  marks ??= createStore('turns', 'marks');
  return marks;
}

const inBrowser: WriteMarks = {
  seen: () => readDeviceText(key) ?? null,
  leave: (mark) => {
    if (!writeDeviceText(key, mark)) throw new Error('the browser keeps nothing');
  },
  last: async () => {
    const mark: unknown = await withDeadline(get(key, store()), databaseWait);
    return typeof mark === 'string' ? mark : undefined;
  },
  note: async (mark) => {
    if ((await withDeadline(set(key, mark, store()), databaseWait)) === timedOut)
      throw new Error('no answer in time');
  },
  pause: () =>
    new Promise((resolve) => {
      setTimeout(resolve, pauseMs);
    }),
};

type VisibleMark = Pick<WriteMarks, 'seen' | 'pause'>;

async function waitForMark({ seen, pause }: VisibleMark, mark: string, left = attempts): Promise<void> {
  if (left === 0 || seen() === mark) return;
  await pause();
  await waitForMark({ seen, pause }, mark, left - 1);
}

/** Resolves when the writes of the last turn are visible here. */
async function waitForLastWrites(tools: WriteMarks): Promise<void> {
  const mark = await tools.last();
  if (mark !== undefined) await waitForMark(tools, mark);
}

/** If the browser blocks storage, a turn writes nothing that the next could miss. */
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
  tools: WriteMarks = inBrowser,
): Promise<Result> {
  await ignoreFailure(() => waitForLastWrites(tools));
  try {
    return await run();
  } finally {
    await ignoreFailure(async () => {
      const mark = String(Math.random());
      tools.leave(mark);
      await tools.note(mark);
    });
  }
}
