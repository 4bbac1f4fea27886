import { createIfAlone, type IfAlone, type TryLock } from '../../src/services/if-alone.ts';
import type { Browser } from '../../src/services/browser.ts';

type Lock = { name: string; tab: number };
type Turn = Lock & { begin: () => void };

/** The locks of a browser, shared by its tabs; a closed tab releases its own. */
export type TabLocks = {
  ifAlone: (tab: number) => IfAlone;
  inTurn: (tab: number) => Browser['inTurn'];
  leave: (tab: number) => void;
};

export function createTabLocks(): TabLocks {
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
    ifAlone: (tab) => createIfAlone(tryLock(tab)),
    inTurn: (tab) => async (name, run) => {
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
