import { z } from '../zod.ts';
import type { Browser } from '../services/browser.ts';
import { storageKeys } from '../storage/device-storage.ts';
import { storedInstant, storedList } from '../storage/stored-list.ts';

const openList = storedList({
  key: storageKeys.abandonedReferences,
  item: z.object({ reference: z.string(), at: storedInstant }),
  isCurrent: () => true,
});

/** Only the latest are stored. */
const maxStored = 40;

/**
 * References of card forms that this device abandoned before they showed: loading timed out, or the visitor pressed Escape. Nobody can have
 * paid in one, so no list shows it. But its request may have reached the payment company, which then refuses the reference from then on.
 * This list tells the device that it used the reference itself.
 */
type AbandonedReferences = {
  /** `at`: when its card form was requested, in ms since the epoch. */
  add: (abandoned: { reference: string; at: number }) => void;
  has: (reference: string) => boolean;
};

export function abandonedReferences({ storage, now }: Pick<Browser, 'storage' | 'now'>): AbandonedReferences {
  const { stored, write, isWiped } = openList(storage, now);
  const has = (wanted: string) => stored().some(({ reference }) => reference === wanted);
  return {
    has,
    add: ({ reference, at }) => {
      if (!isWiped(at) && !has(reference)) write([...stored(), { reference, at }].slice(-maxStored));
    },
  };
}
