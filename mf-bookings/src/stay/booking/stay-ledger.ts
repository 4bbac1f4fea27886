import { isCancelled } from '../../change/kept/changes.ts';
import { paymentRecords } from '../../payment/payment-records.ts';
import type { Notices } from '../../payment/tell-venue.ts';
import type { DocumentStorage } from '../../storage/device-document.ts';
import { keptKeys } from '../../storage/kept-keys.ts';
import type { MailState } from '../../mail/mail-state.ts';
import type { PaymentCheck } from '../../payment/payment-check.ts';
import type { PlaceId } from '../../place-ids.ts';
import type { DateSpan } from '../../time/date-span.ts';
import { type StayRecord, stayRecordSchema } from './stay-record.ts';

/** Payments made on this device, so that none is made twice unasked and each receipt can be found again (C-22). */
export type StayLedger = {
  /** Every payment that is still good to know. */
  all: () => StayRecord[];
  /** The payments of that place and period that are not cancelled, first the one that says most about the money. */
  find: (place: PlaceId, period: DateSpan) => StayRecord[];
  keep: (record: StayRecord) => void;
  /** Notes what was found out about a payment that was made, and gives its record. */
  note: (reference: string, check: PaymentCheck) => StayRecord | undefined;
  /** Notes what became of the e-mail that tells the venue of it. */
  noteMail: (reference: string, mail: MailState) => void;
  /** Notes what the guest says of the venue's answer. */
  noteAnswer: (reference: string, isConfirmed: boolean) => void;
  forget: (reference: string) => void;
  /** What the place's page opens with. */
  shown: (place: PlaceId) => StayRecord | undefined;
  /** Shows that record on its page. */
  show: (record: StayRecord) => void;
  /** Leaves the place's records on the device and shows its form again. */
  hide: (place: PlaceId) => void;
};

function hidden(record: StayRecord): StayRecord {
  return { ...record, shown: false };
}

function told(record: StayRecord, mail: MailState): StayRecord {
  return { ...record, notice: { ...record.notice, mail } };
}

/** The ledger in a storage. */
export function createStayLedger(storage: DocumentStorage, now: () => number): StayLedger {
  const { all, keep, forget, note, find, change } = paymentRecords({
    storage,
    key: keptKeys.stay,
    schema: stayRecordSchema,
    lastDay: ({ to }) => to,
    now,
  });
  return {
    all,
    keep,
    forget,
    note,
    noteMail: (reference, mail) => {
      const isIt = (record: StayRecord) => record.reference === reference;
      if (all().some(isIt)) change((record) => (isIt(record) ? told(record, mail) : record));
    },
    noteAnswer: (reference, isConfirmed) => {
      change((record) => (record.reference === reference ? { ...record, isConfirmed } : record));
    },
    find: (place, { from, to }) =>
      find(
        (record) =>
          record.place === place && record.from === from && record.to === to && !isCancelled(record),
      ),
    shown: (place) =>
      all().findLast((record) => record.place === place && record.shown && record.state !== 'opened'),
    show: (record) => keep({ ...record, shown: true }),
    hide: (place) => change((record) => (record.place === place ? hidden(record) : record)),
  };
}

/** What is kept of the e-mails about stays. */
export function stayNotices({ all, noteMail }: Pick<StayLedger, 'all' | 'noteMail'>): Notices<StayRecord> {
  return {
    latest: (record) => all().find(({ reference }) => reference === record.reference) ?? record,
    mailOf: ({ notice }) => notice.mail,
    note: (record, mail) => {
      noteMail(record.reference, mail);
      return told(record, mail);
    },
  };
}
