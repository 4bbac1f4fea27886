import '../../zod-config.ts';
import * as z from 'zod/mini';
import { deviceDocument, type DocumentStorage } from '../../storage/device-document.ts';
import { keptKeys } from '../../storage/kept-keys.ts';

/** Invoices whose links left this device: somebody else may have paid them, and only they know. */
export type SentLinks = {
  add: (invoiceNumber: string) => void;
  has: (invoiceNumber: string) => boolean;
};

/** An invoice lives for a day, so a few numbers are enough. */
const most = 20;

/** The list in a storage. */
export function createSentLinks(storage: DocumentStorage): SentLinks {
  const kept = deviceDocument({ storage, key: keptKeys.sentLinks, schema: z.array(z.string()), empty: [] });
  return {
    add: (number) => kept.write([...kept.read().filter((other) => other !== number), number].slice(-most)),
    has: (number) => kept.read().includes(number),
  };
}
