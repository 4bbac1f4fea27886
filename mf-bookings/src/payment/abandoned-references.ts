import { z } from '../zod.ts';
import type { DocumentStorage } from '../storage/device-document.ts';
import { storedInstant } from '../storage/stored-instant.ts';
import { storageKeys } from '../storage/storage-keys.ts';
import { storedList } from '../storage/stored-list.ts';

const openReferences = storedList({
  key: storageKeys.abandonedReferences,
  item: z.object({ reference: z.string(), at: storedInstant }),
  isCurrent: () => true,
});

/** As many as are kept, the latest. */
const most = 40;

/**
 * References of card forms that this device gave up before they showed: the wait was over, or Escape was pressed. Nobody can have paid
 * in such a form, so it is on no list. But its request may have reached the payment company, which then takes the reference from nobody
 * any more: this device knows by it that it was the one.
 */
export type AbandonedReferences = {
  /** `at`: when its card form was asked for, in ms since the epoch. */
  add: (abandoned: { reference: string; at: number }) => void;
  has: (reference: string) => boolean;
};

/** What a page needs to know them. */
export type GivenUpBrowser = { storage: DocumentStorage; now: () => number };

/** The list in a storage. */
export function abandonedReferences({ storage, now }: GivenUpBrowser): AbandonedReferences {
  const { stored, write, isWiped } = openReferences(storage, now);
  const has = (wanted: string) => stored().some(({ reference }) => reference === wanted);
  return {
    has,
    add: ({ reference, at }) => {
      if (!isWiped(at) && !has(reference)) write([...stored(), { reference, at }].slice(-most));
    },
  };
}
