import { now } from '@venue/shared/time/site-time.ts';
import type { DocumentStorage } from '../../storage/device-document.ts';
import { storageKeys } from '../../storage/device-storage.ts';
import { storedList } from '../../storage/stored-list.ts';
import { z } from '../../zod.ts';
import { type Invoice, referenceStart } from '../booking/invoice.ts';

const openLinks = storedList({
  key: storageKeys.sentLinks,
  item: z.object({ invoice: z.string(), eventDate: z.string() }),
  isCurrent: () => true,
});

type Linked = { invoice: Invoice; details: { eventDate: string } };

/** Invoices that were shared from this device as links, with the event date in the link: someone else may have paid them. */
export type SentLinks = {
  add: (booking: Linked) => void;
  has: (invoice: Invoice) => boolean;
  /** Whether links were sent, but none with the booking's current date. */
  isFormer: (booking: Linked) => boolean;
};

const most = 40;

export function createSentLinks(storage: DocumentStorage): SentLinks {
  const links = openLinks(storage, now);
  const linksTo = (to: Invoice) => links.all().filter(({ invoice }) => invoice === referenceStart(to));
  return {
    add: ({ invoice, details: { eventDate } }) => {
      const link = { invoice: referenceStart(invoice), eventDate };
      const others = links
        .all()
        .filter((other) => other.invoice !== link.invoice || other.eventDate !== eventDate);
      links.write([...others, link].slice(-most));
    },
    has: (invoice) => linksTo(invoice).length > 0,
    isFormer: ({ invoice, details }) => {
      const sent = linksTo(invoice);
      return sent.length > 0 && sent.every(({ eventDate }) => eventDate !== details.eventDate);
    },
  };
}
