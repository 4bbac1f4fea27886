import { now } from '@venue/shared/time/site-time.ts';
import { z } from '../../zod.ts';
import type { DocumentStorage } from '../../storage/device-document.ts';
import { storageKeys } from '../../storage/device-storage.ts';
import { storedList } from '../../storage/stored-list.ts';

const openLinks = storedList({
  key: storageKeys.sentLinks,
  item: z.object({ number: z.string(), eventDate: z.string() }),
  isCurrent: () => true,
});

type Linked = { invoice: { number: string }; details: { eventDate: string } };

/** Invoices that were shared from this device as links, with the event date in the link: someone else may have paid them. */
export type SentLinks = {
  add: (booking: Linked) => void;
  has: (invoiceNumber: string) => boolean;
  /** Whether links were sent, but none with the booking's current date. */
  isFormer: (booking: Linked) => boolean;
};

const most = 40;

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
