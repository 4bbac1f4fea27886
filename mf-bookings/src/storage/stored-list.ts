import { z } from '../zod.ts';
import { deviceDocument, type DocumentStorage } from './device-document.ts';
import { asWritten, type StoredItems, readItems } from './stored-items.ts';

export type StoredList<Item> = {
  /** The current items. */
  all: () => Item[];
  /** What is stored, to be changed and written. */
  stored: () => Item[];
  write: (items: Item[]) => void;
  isWiped: (at: number) => boolean;
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
      encode: ({ items, unread }) => [...unread, ...items.map(asWritten)],
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
    };
  };
}
