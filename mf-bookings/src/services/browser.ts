import { now, timeSettled } from '@venue/shared/site-time.ts';
import { inTurn } from '@venue/shared/web-locks.ts';
import type { DocumentStorage } from '../storage/device-document.ts';
import { deviceStorage } from '../storage/device-storage.ts';
import { ifAlone, type IfAlone } from './if-alone.ts';
import type { ShownPage } from './shown-page.ts';

/** What the flows need of the browser: others stand in where a flow is driven without one. */
export type Browser = {
  /** The page that they belong to. */
  page: ShownPage;
  storage: DocumentStorage;
  /** Ms since the epoch, by the site’s time. */
  now: () => number;
  /** Resolves when `now` is as right as it can be had. */
  timeSettled: () => Promise<void>;
  /** In [0, 1). */
  random: () => number;
  pause: (ms: number) => Promise<void>;
  ifAlone: IfAlone;
  inTurn: typeof inTurn;
};

/** The browser that a page runs in. */
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
