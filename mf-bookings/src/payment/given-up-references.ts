import { z } from '../zod.ts';
import type { DocumentStorage } from '../storage/device-document.ts';
import { keptInstant } from '../storage/kept-instant.ts';
import { keptKeys } from '../storage/kept-keys.ts';
import { keptList } from '../storage/kept-list.ts';

const openReferences = keptList({
  key: keptKeys.givenUpReferences,
  item: z.object({ reference: z.string(), at: keptInstant }),
  isCurrent: () => true,
});

/** As many as are kept, the latest. */
const most = 40;

/**
 * References of card forms that this device gave up before they showed: the wait was over, or Escape was pressed. Nobody can have paid
 * in such a form, so it is on no list. But its request may have reached the payment company, which then takes the reference from nobody
 * any more: this device knows by it that it was the one.
 */
export type GivenUpReferences = {
  /** `at`: when its card form was asked for, in ms since the epoch. */
  add: (givenUp: { reference: string; at: number }) => void;
  has: (reference: string) => boolean;
};

/** What a page needs to know them. */
export type GivenUpBrowser = { storage: DocumentStorage; now: () => number };

/** The list in a storage. */
export function givenUpReferences({ storage, now }: GivenUpBrowser): GivenUpReferences {
  const { stored, write, isWiped } = openReferences(storage, now);
  const has = (wanted: string) => stored().some(({ reference }) => reference === wanted);
  return {
    has,
    add: ({ reference, at }) => {
      if (!isWiped(at) && !has(reference)) write([...stored(), { reference, at }].slice(-most));
    },
  };
}
