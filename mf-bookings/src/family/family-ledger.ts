import { type PaymentRecords, paymentRecords } from '../payment/payment-records.ts';
import type { DocumentStorage } from '../storage/device-document.ts';
import { storageKeys } from '../storage/storage-keys.ts';
import { type FamilyRecord, familyRecordSchema } from './family-record.ts';
import { isSameInvoice } from '../hall/booking/invoice.ts';
import type { SharedInvoice } from '../hall/link/invoice-link.ts';

const openRecords = paymentRecords({
  key: storageKeys.family,
  item: familyRecordSchema,
  lastDay: ({ details }) => details.eventDate,
});

/** What this device paid for other people's invoices, so that none is paid twice from it unasked (C-22). */
export type FamilyLedger = Omit<PaymentRecords<FamilyRecord>, 'find'> & {
  /** The payments of that invoice, first the one that says most about the money. */
  find: (shared: SharedInvoice) => FamilyRecord[];
};

/** The ledger in a storage. */
export function createFamilyLedger(storage: DocumentStorage, now: () => number): FamilyLedger {
  const { find, ...records } = openRecords(storage, now);
  return {
    ...records,
    find: ({ invoice }) => find((record) => isSameInvoice(record.invoice, invoice)),
  };
}
