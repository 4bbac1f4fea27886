import { inTurn } from '@venue/shared/web-locks.ts';
import type { DocumentStorage } from './device-document.ts';
import { deviceStorage } from './device-storage.ts';
import { ifAlone, type IfAlone } from './if-alone.ts';

/** What the flows need of the browser that is no page: others stand in where a flow is driven without a browser. */
export type Surroundings = {
  storage: DocumentStorage;
  /** Ms since the epoch. */
  now: () => number;
  /** In [0, 1). */
  random: () => number;
  pause: (ms: number) => Promise<void>;
  ifAlone: IfAlone;
  inTurn: typeof inTurn;
};

/** The browser that this page runs in. */
export const thisBrowser: Surroundings = {
  storage: deviceStorage,
  now: Date.now,
  random: Math.random,
  pause: (ms) =>
    new Promise((resolve) => {
      setTimeout(resolve, ms);
    }),
  ifAlone,
  inTurn,
};
