import { lagosDate } from '@venue/shared/dates.ts';
import { isTimeTold } from '@venue/shared/site-time.ts';
import { wipedAt } from '@venue/shared/storage/device-wipe.ts';
import { deviceDocument, type DocumentStorage } from '../storage/device-document.ts';
import { keptKeys } from '../storage/kept-keys.ts';
import { readableItems } from '../storage/readable-items.ts';
import { waitRecord, type WaitRecord } from './wait-record.ts';

const document = deviceDocument<WaitRecord[]>({
  key: keptKeys.waits,
  schema: readableItems(waitRecord),
  empty: [],
});

/** What this device waits for. */
export type WaitLedger = {
  /** Everything whose days are not over, first what was asked first. */
  all: () => WaitRecord[];
  /** As this device knows it by now; nothing where it was forgotten. */
  latest: (id: string) => WaitRecord | undefined;
  keep: (record: WaitRecord) => void;
  /** Notes something of a wait that is still kept, and gives it. */
  note: (
    id: string,
    what: Partial<Pick<WaitRecord, 'requestMail' | 'withdrawalMail'>>,
  ) => WaitRecord | undefined;
  forget: (id: string) => void;
};

/** The ledger in a storage. */
export function createWaitLedger(storage: DocumentStorage, now: () => number): WaitLedger {
  const kept = document(storage);
  const current = (records: WaitRecord[]) => records.filter(({ to }) => to >= lagosDate(now()));
  /** A day that is over leaves the device with the look at it, unless only a clock that may be wrong says so. */
  function stored(): WaitRecord[] {
    const records = kept.read();
    if (!isTimeTold()) return records;
    const left = current(records);
    if (left.length < records.length) kept.write(left);
    return left;
  }
  const latest = (id: string) => current(kept.read()).find((record) => record.id === id);
  const without = (id: string) => stored().filter((record) => record.id !== id);
  return {
    all: () => current(stored()),
    latest,
    keep: (record) => {
      // A page that still shows what was wiped does not write it back.
      if (record.at >= wipedAt(storage, now())) kept.write([...without(record.id), record]);
    },
    note: (id, what) => {
      const known = latest(id);
      const noted = known && { ...known, ...what };
      if (noted) kept.write(stored().map((record) => (record.id === id ? noted : record)));
      return noted;
    },
    forget: (id) => kept.write(without(id)),
  };
}
