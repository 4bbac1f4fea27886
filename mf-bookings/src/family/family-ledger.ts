import { hallNamed } from '../hall/booking/named-hall.ts';
import { type PaymentRecords, paymentRecords } from '../payment/payment-list.ts';
import type { DocumentStorage } from '../storage/device-document.ts';
import { storageKeys } from '../storage/device-storage.ts';
import { isSameInvoice } from '../hall/booking/invoice.ts';
import type { SharedInvoice } from '../hall/link/invoice-link.ts';
import { hallChoice } from '../hall/booking/hall-payment.ts';
import { agreedTerms } from '../hall/booking/agreed-terms.ts';
import { storedInstant } from '../storage/stored-list.ts';
import { z } from '../zod.ts';
import { paymentShape } from '../payment/payment-record.ts';

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

/** The least that must be readable of a payment written by another release. */
const minimalRecord = z.looseObject({
  reference: z.string(),
  at: storedInstant,
  invoice: z.looseObject({ number: z.string(), issuedAt: storedInstant }),
  details: z.looseObject({
    hall: z.string().check(z.refine((name) => hallNamed(name) !== undefined)),
    eventDate: z.string(),
  }),
});

const unreadableRecord = z.pipe(
  minimalRecord,
  z.transform((unread) => ({ ...unread, state: 'unreadable' as const, unread })),
);
type UnreadableFamilyRecord = z.infer<typeof unreadableRecord>;

/** A payment on this device, readable or not. */
export type FamilyPayment = FamilyRecord | UnreadableFamilyRecord;

const openRecords = paymentRecords<FamilyRecord, UnreadableFamilyRecord>({
  key: storageKeys.family,
  item: z.union([familyRecord, unreadableRecord]),
  lastDay: ({ details }) => details.eventDate,
});

/** Payments on this device for other people's invoices, so that none is paid twice without asking (C-22). */
export type FamilyLedger = Omit<PaymentRecords<FamilyRecord, UnreadableFamilyRecord>, 'find'> & {
  /** The payments of that invoice, the most certain first. */
  find: (shared: SharedInvoice) => FamilyPayment[];
};

export function createFamilyLedger(storage: DocumentStorage, now: () => number): FamilyLedger {
  const { find, ...records } = openRecords(storage, now);
  return {
    ...records,
    find: ({ invoice }) => find((record) => isSameInvoice(record.invoice, invoice)),
  };
}
