import '../../zod-config.ts';
import * as z from 'zod/mini';
import { deviceDocument, type DocumentStorage } from '../../storage/device-document.ts';
import { keptKeys } from '../../storage/kept-keys.ts';

const document = deviceDocument({
  key: keptKeys.sentLinks,
  schema: z.array(z.object({ number: z.string(), eventDate: z.string() })),
  empty: [],
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
  const kept = document(storage);
  const of = (wanted: string) => kept.read().filter(({ number }) => number === wanted);
  return {
    add: ({ invoice: { number }, details: { eventDate } }) => {
      const others = kept.read().filter((link) => link.number !== number || link.eventDate !== eventDate);
      kept.write([...others, { number, eventDate }].slice(-most));
    },
    has: (number) => of(number).length > 0,
    isFormer: ({ invoice, details }) => {
      const sent = of(invoice.number);
      return sent.length > 0 && sent.every(({ eventDate }) => eventDate !== details.eventDate);
    },
  };
}
