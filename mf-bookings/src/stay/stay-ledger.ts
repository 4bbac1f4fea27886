import '../zod-config.ts';
import { addDays, isCalendarDate, lagosDate } from '@venue/shared/dates.ts';
import * as z from 'zod/mini';
import { deviceDocument, type DocumentStorage } from '../services/device-document.ts';
import type { Period } from './stay-cost.ts';
import { stayLedgerKey } from './stay-ledger-key.ts';
import { type PlaceId, type StayRecord, stayRecordSchema } from './stay-record.ts';

/** Payments made on this device, so that none is made twice unasked and each receipt can be found again (C-22). */
export type StayLedger = {
  /** Every payment that is still good to know. */
  all: () => StayRecord[];
  /** The payment of that place and period which says most about the money: paid before pending before opened. */
  find: (place: PlaceId, period: Period) => StayRecord | undefined;
  keep: (record: StayRecord) => void;
  forget: (reference: string) => void;
  /** What the place's page opens with. */
  shown: (place: PlaceId) => StayRecord | undefined;
  /** Shows that record on its page. */
  show: (record: StayRecord) => void;
  /** Leaves the place's records on the device and shows its form again. */
  hide: (place: PlaceId) => void;
};

/** Days for which a record outlives its stay. */
const keptDays = 30;

function isCurrent({ to, at }: StayRecord, now: number): boolean {
  const end = isCalendarDate(to) ? addDays(to, keptDays) : '';
  return lagosDate(now) <= end || lagosDate(now) <= addDays(lagosDate(at), keptDays);
}

function hidden(record: StayRecord): StayRecord {
  return { ...record, shown: false };
}

const certainty = { paid: 2, pending: 1, opened: 0 } as const satisfies Record<StayRecord['state'], number>;

/** The ledger in a storage; a storage that refuses costs the memory, never the booking. */
export function createStayLedger(storage: DocumentStorage, now: () => number): StayLedger {
  const kept = deviceDocument({
    storage,
    key: stayLedgerKey,
    schema: z.array(stayRecordSchema),
    empty: [],
  });
  const read = () => kept.read().filter((record) => isCurrent(record, now()));
  const keep = (record: StayRecord) =>
    kept.write([...read().filter(({ reference }) => reference !== record.reference), record]);

  return {
    all: read,
    keep,
    find: (place, { from, to }) =>
      read()
        .filter((record) => record.place === place && record.from === from && record.to === to)
        .toSorted((a, b) => certainty[b.state] - certainty[a.state] || b.at - a.at)
        .at(0),
    forget: (reference) => kept.write(read().filter((record) => record.reference !== reference)),
    shown: (place) =>
      read().findLast((record) => record.place === place && record.shown && record.state !== 'opened'),
    show: (record) => keep({ ...record, shown: true }),
    hide: (place) => kept.write(read().map((record) => (record.place === place ? hidden(record) : record))),
  };
}
