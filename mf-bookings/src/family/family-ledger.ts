import { type PaymentRecords, paymentRecords } from '../payment/payment-records.ts';
import type { DocumentStorage } from '../storage/device-document.ts';
import { storageKeys } from '../storage/device-storage.ts';
import { type FamilyRecord, familyRecordSchema } from './family-record.ts';
import { isSameInvoice } from '../hall/booking/invoice.ts';
import type { SharedInvoice } from '../hall/link/invoice-link.ts';

const openRecords = paymentRecords({
  key: storageKeys.family,
  item: familyRecordSchema,
  lastDay: ({ details }) => details.eventDate,
});

/** Payments on this device for other people's invoices, so that none is paid twice without asking (C-22). */
export type FamilyLedger = Omit<PaymentRecords<FamilyRecord>, 'find'> & {
  /** The payments of that invoice, the most certain first. */
  find: (shared: SharedInvoice) => FamilyRecord[];
};

export function createFamilyLedger(storage: DocumentStorage, now: () => number): FamilyLedger {
  const { find, ...records } = openRecords(storage, now);
  return {
    ...records,
    find: ({ invoice }) => find((record) => isSameInvoice(record.invoice, invoice)),
  };
}
