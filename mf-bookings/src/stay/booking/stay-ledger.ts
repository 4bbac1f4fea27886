import { isCancelled } from '../../change-history/changes.ts';
import type { PaymentList } from '../../payment/payment-list.ts';
import { paymentRecords } from '../../payment/payment-records.ts';
import type { DocumentStorage } from '../../storage/device-document.ts';
import { storageKeys } from '../../storage/storage-keys.ts';
import type { PlaceId } from '../../place-ids.ts';
import type { DateSpan } from '../../time/date-span.ts';
import { type StayRecord, stayRecordSchema, unreadableStay } from './stay-record.ts';
import { z } from '../../zod.ts';

const openRecords = paymentRecords({
  key: storageKeys.stay,
  item: z.union([stayRecordSchema, unreadableStay]),
  lastDay: ({ to }) => to,
});

/** Payments made on this device, so that none is made twice unasked and each receipt can be found again (C-22). */
export type StayLedger = PaymentList<StayRecord> & {
  /** Every payment that is still good to know. */
  all: () => StayRecord[];
  /** The payments of that place and period that are not cancelled, first the one that says most about the money. */
  find: (place: PlaceId, period: DateSpan) => StayRecord[];
  /** Notes what the guest says of the venue's answer. */
  noteAnswer: (reference: string, isConfirmed: boolean) => void;
  /** What the place's page opens with. */
  shown: (place: PlaceId) => StayRecord | undefined;
  /** Shows that record on its page. */
  show: (record: StayRecord) => void;
  /** Leaves the place's records on the device and shows its form again. */
  hide: (place: PlaceId) => void;
};

function hidden(record: StayRecord): StayRecord {
  return { ...record, onPage: false };
}

/** The ledger in a storage. */
export function createStayLedger(storage: DocumentStorage, now: () => number): StayLedger {
  const { all, find, change, ...list } = openRecords(storage, now);
  return {
    ...list,
    all,
    noteAnswer: (reference, isConfirmed) => {
      change((record) => (record.reference === reference ? { ...record, isConfirmed } : record));
    },
    find: (place, { from, to }) =>
      find(
        (record) =>
          record.place === place && record.from === from && record.to === to && !isCancelled(record),
      ),
    shown: (place) =>
      all().findLast((record) => record.place === place && record.onPage && record.state !== 'unresolved'),
    show: (record) => list.keep({ ...record, onPage: true }),
    hide: (place) => change((record) => (record.place === place ? hidden(record) : record)),
  };
}
