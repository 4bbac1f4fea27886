import { lagosDate } from '@venue/shared/time/dates.ts';
import type { DocumentStorage } from '../storage/device-document.ts';
import { storageKeys } from '../storage/device-storage.ts';
import { storedList } from '../storage/stored-list.ts';
import { waitRecord, type WaitRecord } from './wait-record.ts';

const openWaits = storedList({
  key: storageKeys.waits,
  item: waitRecord,
  isCurrent: ({ to }, now) => to >= lagosDate(now),
});

export type WaitLedger = {
  /** All requests whose days are not over, the oldest first. */
  all: () => WaitRecord[];
  /** The request as stored now; undefined if it was deleted. */
  latest: (id: string) => WaitRecord | undefined;
  keep: (record: WaitRecord) => void;
  /** Updates a request that is still stored, and returns it. */
  note: (
    id: string,
    what: Partial<Pick<WaitRecord, 'requestMail' | 'withdrawalMail'>>,
  ) => WaitRecord | undefined;
  forget: (id: string) => void;
};

export function createWaitLedger(storage: DocumentStorage, now: () => number): WaitLedger {
  const { all, stored, write, isWiped } = openWaits(storage, now);
  const latest = (id: string) => all().find((record) => record.id === id);
  const without = (id: string) => stored().filter((record) => record.id !== id);
  return {
    all,
    latest,
    keep: (record) => {
      if (!isWiped(record.at)) write([...without(record.id), record]);
    },
    note: (id, what) => {
      const known = latest(id);
      const noted = known && { ...known, ...what };
      if (noted) write(stored().map((record) => (record.id === id ? noted : record)));
      return noted;
    },
    forget: (id) => write(without(id)),
  };
}
