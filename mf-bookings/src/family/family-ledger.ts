import { agreedTerms } from '../hall/booking/agreed-terms.ts';
import { hallChoice } from '../hall/booking/hall-payment.ts';
import { isSameInvoice } from '../hall/booking/invoice.ts';
import type { SharedInvoice } from '../hall/link/invoice-link.ts';
import { paymentShape } from '../payment/payment-record.ts';
import { type PaymentLedger, paymentLedger } from '../payment/payment-store.ts';
import type { DocumentStorage } from '../storage/device-document.ts';
import { storageKeys } from '../storage/device-storage.ts';
import { storedInstant } from '../storage/stored-list.ts';
import { z } from '../zod.ts';

/** A payment for someone else's invoice. Amounts in naira, instants in ms since the epoch. */
const familyRecord = z.object({
  ...paymentShape,
  terms: agreedTerms,
  invoice: z.object({ number: z.string(), issuedAt: storedInstant }),
  details: z.object({
    hall: z.string(),
    eventDate: z.string(),
    startTime: z.string(),
    endTime: z.string(),
  }),
  /** Who sent the invoice. */
  firstName: z.string(),
  /** The link's own fields, so that it can be opened again. */
  toWhom: z.string(),
  requestedNaira: z.int(),
  paid: z.int(),
  referencesCounted: z.array(z.int()),
  referencesUncounted: z.array(z.int()),
  /** Unknown if another device paid. */
  choice: z.optional(hallChoice),
  /** Unknown if another device paid. */
  payer: z.optional(z.object({ name: z.string(), email: z.string(), phone: z.string() })),
});
export type FamilyRecord = z.infer<typeof familyRecord>;

const openLedger = paymentLedger<FamilyRecord>({
  key: storageKeys.family,
  item: familyRecord,
  lastDay: ({ details }) => details.eventDate,
});

/** Payments on this device for other people's invoices, so that none is paid twice without asking (C-22). */
export type FamilyLedger = Omit<PaymentLedger<FamilyRecord>, 'find'> & {
  /** The payments of that invoice, the most certain first. */
  find: (shared: SharedInvoice) => FamilyRecord[];
};

export function createFamilyLedger(storage: DocumentStorage, now: () => number): FamilyLedger {
  const { find, ...ledger } = openLedger(storage, now);
  return {
    ...ledger,
    find: ({ invoice }) => find((record) => isSameInvoice(record.invoice, invoice)),
  };
}
