import type { Browser } from '../../src/services/browser.ts';
import { createRunExclusive, type RunExclusive, type TryLock } from '../../src/services/run-exclusive.ts';

/** Something a page waits for, with its possible ends; the first is the usual one. */
type Waiting = { tab: number; what: string; ends: readonly { how: string; end: () => void }[] };

/** One device with its tabs. A tab that is gone never continues. */
export type Device = {
  /** Ms since the epoch. */
  clock: number;
  kept: Map<string, string>;
  waiting: Waiting[];
  /** Everything that happened, to explain a counterexample. */
  log: string[];
  browser: (tab: number) => Browser;
  /** Waits in a tab until one of the ends is chosen. */
  until: <Result>(tab: number, what: string, ends: Readonly<Record<string, () => Result>>) => Promise<Result>;
  /** The tab is closed or reloaded: it stops waiting and releases its locks. */
  leave: (tab: number) => void;
};

const start = Date.parse('2026-11-21T15:12:00Z');

export function createDevice(): Device {
  const locks = createTabLocks();
  let drawn = 0;
  const device: Device = {
    clock: start,
    kept: new Map(),
    waiting: [],
    log: [],
    browser: (tab) => ({
      visit: { isShown: () => true },
      storage: {
        getItem: (key) => device.kept.get(key) ?? null,
        setItem: (key, text) => void device.kept.set(key, text),
      },
      now: () => device.clock,
      timeSettled: () => Promise.resolve(),
      random: () => {
        drawn += 1;
        return (drawn * 0.618_034) % 1;
      },
      pause: () => device.until(tab, 'pause', { over: () => undefined }),
      runExclusive: locks.runExclusive(tab),
      withLock: locks.withLock(tab),
    }),
    until: (tab, what, ends) =>
      new Promise((resolve) => {
        const waiting: Waiting = {
          tab,
          what,
          ends: Object.entries(ends).map(([how, result]) => ({ how, end: () => resolve(result()) })),
        };
        device.waiting.push(waiting);
      }),
    leave: (tab) => {
      device.waiting = device.waiting.filter((waiting) => waiting.tab !== tab);
      locks.leave(tab);
    },
  };
  return device;
}

type Lock = { name: string; tab: number };
type Turn = Lock & { begin: () => void };

/** The locks of a browser, shared by its tabs; a closed tab releases its own. */
type TabLocks = {
  runExclusive: (tab: number) => RunExclusive;
  withLock: (tab: number) => Browser['withLock'];
  leave: (tab: number) => void;
};

function createTabLocks(): TabLocks {
  const locks: Lock[] = [];
  const turns: Turn[] = [];
  const isTaken = (name: string) => locks.some((lock) => lock.name === name);

  function nextTurn(name: string) {
    const place = turns.findIndex((turn) => turn.name === name);
    if (place < 0 || isTaken(name)) return;
    const [turn] = turns.splice(place, 1);
    if (turn) locks.push({ name, tab: turn.tab });
    turn?.begin();
  }

  function free(name: string, tab: number) {
    const place = locks.findIndex((lock) => lock.name === name && lock.tab === tab);
    if (place >= 0) locks.splice(place, 1);
    nextTurn(name);
  }

  async function holding<Result>(name: string, tab: number, run: () => Promise<Result>): Promise<Result> {
    try {
      return await run();
    } finally {
      free(name, tab);
    }
  }

  const tryLock =
    (tab: number): TryLock =>
    async (name, run) => {
      if (isTaken(name)) return run(false);
      locks.push({ name, tab });
      return holding(name, tab, () => run(true));
    };

  return {
    runExclusive: (tab) => createRunExclusive(tryLock(tab)),
    withLock: (tab) => async (name, run) => {
      await new Promise<void>((begin) => {
        turns.push({ name, tab, begin });
        nextTurn(name);
      });
      return holding(name, tab, run);
    },
    leave: (tab) => {
      for (const turn of turns.filter((each) => each.tab === tab)) turns.splice(turns.indexOf(turn), 1);
      for (const lock of locks.filter((each) => each.tab === tab)) free(lock.name, tab);
    },
  };
}
