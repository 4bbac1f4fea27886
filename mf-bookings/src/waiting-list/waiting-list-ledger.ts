import { type CalendarDate, isCalendarDate, lagosDate } from '@venue/shared/time/dates.ts';
import { mailState } from '../mail/stored-mail.ts';
import { placeIds } from '../place-ids.ts';
import type { DocumentStorage } from '../storage/device-document.ts';
import { storageKeys } from '../storage/device-storage.ts';
import { storedInstant, storedList } from '../storage/stored-list.ts';
import { z } from '../zod.ts';

/** A taken hall or place that a visitor wants; for a hall, `from` and `to` are the same day. */
export type WaitingListRequest = {
  place: z.infer<typeof waitRecord>['place'];
  /** Its name; '' if any hall will do. */
  what: string;
  from: CalendarDate;
  to: CalendarDate;
  people?: number | undefined;
};

const day = z.string().check(z.refine(isCalendarDate));

/** A request to be told if it becomes free, as stored on the device. */
const waitRecord = z.object({
  id: z.string(),
  place: z.enum(['hall', ...placeIds]),
  what: z.string(),
  from: day,
  to: day,
  people: z.optional(z.number()),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  at: storedInstant,
  requestMail: mailState,
  /** Only once the visitor has withdrawn the request. */
  withdrawalMail: z.optional(mailState),
});
export type WaitingListEntry = z.infer<typeof waitRecord>;

export type WaitMail = 'requestMail' | 'withdrawalMail';

/** The same for equal requests, so that each is stored once. */
export function waitId({ place, what, from, to }: WaitingListRequest): string {
  return `${place} ${what} ${from} ${to}`;
}

/** The e-mail that is still to be sent: the withdrawal if there is one, else the request. */
export function unsentMailOf({ requestMail, withdrawalMail }: WaitingListEntry): WaitMail | undefined {
  if (withdrawalMail !== undefined) return withdrawalMail === 'sent' ? undefined : 'withdrawalMail';
  return requestMail === 'sent' ? undefined : 'requestMail';
}

const openWaits = storedList({
  key: storageKeys.waits,
  item: waitRecord,
  isCurrent: ({ to }, now) => to >= lagosDate(now),
});

export type WaitingListLedger = {
  /** All requests whose days are not over, the oldest first. */
  all: () => WaitingListEntry[];
  /** The request as stored now; undefined if it was deleted. */
  latest: (id: string) => WaitingListEntry | undefined;
  save: (record: WaitingListEntry) => void;
  /** Does nothing if the request was deleted. */
  update: (id: string, changes: Partial<Pick<WaitingListEntry, WaitMail>>) => void;
  remove: (id: string) => void;
};

export function createWaitingListLedger(storage: DocumentStorage, now: () => number): WaitingListLedger {
  const { all, stored, write, isWiped } = openWaits(storage, now);
  const latest = (id: string) => all().find((record) => record.id === id);
  const without = (id: string) => stored().filter((record) => record.id !== id);
  return {
    all,
    latest,
    save: (record) => {
      if (!isWiped(record.at)) write([...without(record.id), record]);
    },
    update: (id, changes) => {
      const record = latest(id);
      if (!record) return;
      const updated = { ...record, ...changes };
      write(stored().map((each) => (each.id === id ? updated : each)));
    },
    remove: (id) => write(without(id)),
  };
}
