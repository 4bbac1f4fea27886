import { type PaymentRecords, paymentRecords } from '../payment/payment-records.ts';
import type { MailState } from '../mail/mail-state.ts';
import type { Notices } from '../payment/tell-venue.ts';
import type { DocumentStorage } from '../storage/device-document.ts';
import { keptKeys } from '../storage/kept-keys.ts';
import { type FamilyRecord, familyRecordSchema } from './family-record.ts';
import { isSameInvoice } from '../hall/booking/invoice.ts';
import type { SharedInvoice } from '../hall/link/invoice-link.ts';

/** What this device paid for other people's invoices, so that none is paid twice from it unasked (C-22). */
export type FamilyLedger = Pick<PaymentRecords<FamilyRecord>, 'all' | 'keep' | 'forget' | 'note'> & {
  /** The payments of that invoice, first the one that says most about the money. */
  find: (shared: SharedInvoice) => FamilyRecord[];
};

/** The ledger in a storage. */
export function createFamilyLedger(storage: DocumentStorage, now: () => number): FamilyLedger {
  const { find, ...records } = paymentRecords({
    storage,
    key: keptKeys.family,
    schema: familyRecordSchema,
    lastDay: ({ details }) => details.eventDate,
    now,
  });
  return {
    ...records,
    find: ({ invoice }) => find((record) => isSameInvoice(record.invoice, invoice)),
  };
}

function told(record: FamilyRecord, mail: MailState): FamilyRecord {
  return record.notice ? { ...record, notice: { ...record.notice, mail } } : record;
}

/** What is kept of the e-mails about payments for other people; nothing can be told of one without an address. */
export function familyNotices({ all, keep }: Pick<FamilyLedger, 'all' | 'keep'>): Notices<FamilyRecord> {
  const latest = (record: FamilyRecord) =>
    all().find(({ reference }) => reference === record.reference) ?? record;
  return {
    latest,
    mailOf: ({ notice }) => notice?.mail ?? 'sent',
    note: (record, mail) => {
      if (all().some(({ reference }) => reference === record.reference)) keep(told(latest(record), mail));
      return told(record, mail);
    },
  };
}
