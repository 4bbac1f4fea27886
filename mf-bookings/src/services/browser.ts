import { now, timeSettled } from '@venue/shared/time/site-time.ts';
import { inTurn } from '@venue/shared/tabs/in-turn.ts';
import type { DocumentStorage } from '../storage/device-document.ts';
import { deviceStorage } from '../storage/device-storage.ts';
import { ifAlone, type IfAlone } from './if-alone.ts';
import type { ShownPage } from './shown-page.ts';

/** What the flows need of the browser, so that tests can run them without one. */
export type Browser = {
  page: ShownPage;
  storage: DocumentStorage;
  /** The site's time, in ms since the epoch. */
  now: () => number;
  /** Resolves when `now` is as accurate as it will be. */
  timeSettled: () => Promise<void>;
  /** In [0, 1). */
  random: () => number;
  pause: (ms: number) => Promise<void>;
  ifAlone: IfAlone;
  inTurn: typeof inTurn;
};

export const browserOf = (page: ShownPage): Browser => ({
  page,
  storage: deviceStorage,
  now,
  timeSettled,
  random: Math.random,
  pause: (ms) =>
    new Promise((resolve) => {
      setTimeout(resolve, ms);
    }),
  ifAlone,
  inTurn,
});
