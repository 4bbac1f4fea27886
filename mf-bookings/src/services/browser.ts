import { withLock } from '@venue/shared/tabs/lock.ts';
import { now, timeSettled } from '@venue/shared/time/site-time.ts';
import type { DocumentStorage } from '../storage/device-document.ts';
import { deviceStorage } from '../storage/device-storage.ts';
import type { PageVisit } from './page-visit.ts';
import { runExclusive, type RunExclusive } from './run-exclusive.ts';

/** What the flows need of the browser, so that tests can run them without one. */
export type Browser = {
  visit: PageVisit;
  storage: DocumentStorage;
  /** The site's time, in ms since the epoch. */
  now: () => number;
  /** Resolves when `now` is as accurate as it will be. */
  timeSettled: () => Promise<void>;
  /** In [0, 1). */
  random: () => number;
  pause: (ms: number) => Promise<void>;
  runExclusive: RunExclusive;
  withLock: typeof withLock;
};

export const browserOf = (visit: PageVisit): Browser => ({
  visit,
  storage: deviceStorage,
  now,
  timeSettled,
  random: Math.random,
  pause: (ms) =>
    new Promise((resolve) => {
      setTimeout(resolve, ms);
    }),
  runExclusive,
  withLock,
});
