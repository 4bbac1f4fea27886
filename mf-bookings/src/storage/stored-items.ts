import type { z } from '../zod.ts';

/** `unread`: items of another release that this one cannot read; they are written back unchanged. */
export type StoredItems<Item> = { items: Item[]; unread: unknown[] };

/** Marks a placeholder for an item that cannot be read. */
export type UnreadableItem = { unread?: unknown };

/** The stored form of an item: a placeholder becomes what it stands for. */
export function asWritten(item: object): unknown {
  return 'unread' in item ? item.unread : item;
}

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
