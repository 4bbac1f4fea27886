import { createStore, get, set } from 'idb-keyval';
import { keepText, keptText } from './storage/device-storage.ts';
import { late, withDeadline } from './deadline.ts';

/**
 * What two tabs hand a lock over with. A lock may be granted in one process before the other's last `localStorage` write
 * is visible there (Firefox: always where both waited). So a turn ends with a mark in `localStorage`, behind all its
 * other writes, and then in IndexedDB, where every process sees what is complete; the next turn begins when it finds
 * the one in the other.
 */
export type TurnMarks = {
  /** The mark as `localStorage` shows it here. */
  seen: () => string | null;
  leave: (mark: string) => void;
  /** The mark of the turn that ended last, the same for all processes. */
  last: () => Promise<string | undefined>;
  note: (mark: string) => Promise<void>;
  pause: () => Promise<void>;
};

const key = 'last-turn';
/** How often it is looked for; with the pause, a second in all. Storage that was cleared never shows it. */
const looks = 50;
const pauseMs = 20;
/** The longest wait for the database (ms). */
const databaseWait = 1000;

let marks: ReturnType<typeof createStore> | undefined;
function store() {
  marks ??= createStore('turns', 'marks');
  return marks;
}

const inBrowser: TurnMarks = {
  seen: () => keptText(key) ?? null,
  leave: (mark) => {
    if (!keepText(key, mark)) throw new Error('the browser keeps nothing');
  },
  last: async () => {
    const mark: unknown = await withDeadline(get(key, store()), databaseWait);
    return typeof mark === 'string' ? mark : undefined;
  },
  note: async (mark) => {
    if ((await withDeadline(set(key, mark, store()), databaseWait)) === late)
      throw new Error('no answer in time');
  },
  pause: () =>
    new Promise((resolve) => {
      setTimeout(resolve, pauseMs);
    }),
};

type Look = Pick<TurnMarks, 'seen' | 'pause'>;

async function untilSeen({ seen, pause }: Look, mark: string, left = looks): Promise<void> {
  if (left === 0 || seen() === mark) return;
  await pause();
  await untilSeen({ seen, pause }, mark, left - 1);
}

/** Until what the last turn wrote is visible here. */
async function findLastTurn(tools: TurnMarks): Promise<void> {
  const mark = await tools.last();
  if (mark !== undefined) await untilSeen(tools, mark);
}

/** Where a browser keeps nothing, a turn leaves nothing that another could miss. */
async function unlessRefused(step: () => Promise<void>): Promise<void> {
  try {
    await step();
  } catch {
    // Blocked or full storage, or no database.
  }
}

/** Runs a turn under a lock that is held: it sees what the turn before wrote, in whatever tab that was. */
export async function afterLastTurn<Result>(
  run: () => Promise<Result>,
  tools: TurnMarks = inBrowser,
): Promise<Result> {
  await unlessRefused(() => findLastTurn(tools));
  try {
    return await run();
  } finally {
    await unlessRefused(async () => {
      const mark = String(Math.random());
      tools.leave(mark);
      await tools.note(mark);
    });
  }
}
