import type { Browser } from '../../src/services/browser.ts';
import { createTabLocks } from './tab-locks.ts';

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
      page: { isShown: () => true },
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
      ifAlone: locks.ifAlone(tab),
      inTurn: locks.inTurn(tab),
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
