import { addDays, type CalendarDate, isCalendarDate, lagosDate } from '@venue/shared/dates.ts';
import { isTimeTold } from '@venue/shared/site-time.ts';
import { wipedAt } from '@venue/shared/storage/device-wipe.ts';
import { keptDays } from './kept-days.ts';
import { type PaymentList, paymentList } from './payment-list.ts';
import type { PaymentRecord } from './payment-record.ts';
import { strongestFirst } from './standing-of.ts';
import type { DocumentStorage, KeptDocument } from '../storage/device-document.ts';

/** Payments made on this device, each under its reference. */
export type PaymentRecords<Kept extends PaymentRecord> = PaymentList<Kept> & {
  all: () => Kept[];
  /** Those that match, first the one that says most about the money. */
  find: (matches: (record: Kept) => boolean) => Kept[];
  change: (each: (record: Kept) => Kept) => void;
};

type RecordsOptions<Kept> = {
  storage: DocumentStorage;
  document: KeptDocument<Kept[]>;
  /** Last day of what was paid; '' or nonsense where none was chosen. */
  lastDay: (record: Kept) => CalendarDate;
  now: () => number;
};

function isCurrent(day: CalendarDate, at: number, today: CalendarDate): boolean {
  const end = isCalendarDate(day) ? addDays(day, keptDays) : '';
  return today <= end || today <= addDays(lagosDate(at), keptDays);
}

/** The records in a storage. */
export function paymentRecords<Kept extends PaymentRecord>({
  storage,
  document,
  lastDay,
  now,
}: RecordsOptions<Kept>): PaymentRecords<Kept> {
  const kept = document(storage);
  const current = (records: Kept[]) =>
    records.filter((record) => isCurrent(lastDay(record), record.at, lagosDate(now())));
  /** What is over leaves the device with the look at it, unless only a clock that may be wrong says so. */
  const stored = () => {
    const records = kept.read();
    if (!isTimeTold()) return records;
    const left = current(records);
    if (left.length < records.length) kept.write(left);
    return left;
  };
  const all = () => current(stored());
  const list = paymentList(stored, kept.write);
  return {
    ...list,
    keep: (record) => {
      // A page that still shows what was wiped does not write it back.
      if (record.at >= wipedAt(storage, now())) list.keep(record);
    },
    all,
    find: (matches) => strongestFirst(all().filter(matches)),
    change: (each) => kept.write(stored().map(each)),
  };
}
