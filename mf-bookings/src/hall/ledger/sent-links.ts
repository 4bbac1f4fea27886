import { now } from '@venue/shared/site-time.ts';
import { z } from '../../zod.ts';
import type { DocumentStorage } from '../../storage/device-document.ts';
import { storageKeys } from '../../storage/storage-keys.ts';
import { storedList } from '../../storage/stored-list.ts';

const openLinks = storedList({
  key: storageKeys.sentLinks,
  item: z.object({ number: z.string(), eventDate: z.string() }),
  isCurrent: () => true,
});

/** A booking, as far as its links name it. */
type Linked = { invoice: { number: string }; details: { eventDate: string } };

/** Invoices whose links left this device, with the day that the link names: somebody else may have paid them. */
export type SentLinks = {
  add: (booking: Linked) => void;
  has: (invoiceNumber: string) => boolean;
  /** Whether links went out, and none with the day that it has now. */
  isFormer: (booking: Linked) => boolean;
};

const most = 40;

/** The list in a storage. */
export function createSentLinks(storage: DocumentStorage): SentLinks {
  const kept = openLinks(storage, now);
  const of = (wanted: string) => kept.all().filter(({ number }) => number === wanted);
  return {
    add: ({ invoice: { number }, details: { eventDate } }) => {
      const others = kept.all().filter((link) => link.number !== number || link.eventDate !== eventDate);
      kept.write([...others, { number, eventDate }].slice(-most));
    },
    has: (number) => of(number).length > 0,
    isFormer: ({ invoice, details }) => {
      const sent = of(invoice.number);
      return sent.length > 0 && sent.every(({ eventDate }) => eventDate !== details.eventDate);
    },
  };
}
