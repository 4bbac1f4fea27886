import { lastInstant } from '@venue/shared/time/dates.ts';
import { minuteMs } from '@venue/shared/time/durations.ts';
import { now as siteNow } from '@venue/shared/time/site-time.ts';
import { z } from '../zod.ts';
import { deviceDocument, type DocumentStorage } from './device-document.ts';

/** Clocks of two visits, or of two devices, may differ by less than this, in ms, without anybody noticing. */
export const clockTolerance = 15 * minuteMs;

/** A stored instant (ms since the epoch). An impossible one is read as now, so that its record is not lost. */
export const storedInstant = z.pipe(
  z.number(),
  z.transform((at) => (at >= 0 && at <= lastInstant ? at : siteNow())),
);

/** `unread`: items of another release that this one cannot read; they are written back unchanged. */
type StoredItems<Item> = { items: Item[]; unread: unknown[] };

/** Only the latest are kept, so that unreadable items cannot fill the storage. */
const maxUnread = 40;

/** Parses the items one by one, so that an unreadable one does not affect the others. */
export function readItems<Item>(kept: readonly unknown[], schema: z.ZodMiniType<Item>): StoredItems<Item> {
  const read: StoredItems<Item> = { items: [], unread: [] };
  for (const one of kept) {
    const { success, data } = schema.safeParse(one);
    if (success) read.items.push(data);
    else read.unread.push(one);
  }
  return { ...read, unread: read.unread.slice(-maxUnread) };
}

type StoredList<Item> = {
  /** The current items. */
  all: () => Item[];
  /** What is stored, to be changed and written. */
  stored: () => Item[];
  write: (items: Item[]) => void;
  isWiped: (at: number) => boolean;
  /** Whether an item is stored that this release cannot read. */
  hasUnread: () => boolean;
};

type ListOptions<Item> = {
  key: string;
  item: z.ZodMiniType<Item>;
  /** Whether an item is still needed at an instant (ms since the epoch). */
  isCurrent: (item: Item, now: number) => boolean;
};

/** Call once for each list. */
export function storedList<Item extends object>({ key, item, isCurrent }: ListOptions<Item>) {
  const open = deviceDocument<StoredItems<Item>>({
    key,
    schema: z.codec(z.array(z.unknown()), z.custom<StoredItems<Item>>(), {
      decode: (kept) => readItems(kept, item),
      encode: ({ items, unread }) => [...unread, ...items],
    }),
    empty: { items: [], unread: [] },
    current: (kept, now) => {
      const items = kept.items.filter((each) => isCurrent(each, now));
      return items.length === kept.items.length ? kept : { ...kept, items };
    },
  });

  return (storage: DocumentStorage, now: () => number): StoredList<Item> => {
    const { read, stored, write, isWiped } = open(storage, now);
    return {
      all: () => read().items,
      stored: () => stored().items,
      write: (items) => write({ ...stored(), items }),
      isWiped,
      hasUnread: () => read().unread.length > 0,
    };
  };
}
