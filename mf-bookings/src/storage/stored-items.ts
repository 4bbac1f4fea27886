import type { z } from '../zod.ts';

/** A list as it is read: what another release of this page wrote and this one cannot read is written back as it was. */
export type StoredItems<Item> = { items: Item[]; unread: unknown[] };

/** What stands for an item that cannot be read, where it matters that there is one. */
export type UnreadableItem = { unread?: unknown };

/** An item as it is written: of a stand-in, what it stands for. */
export function asWritten(item: object): unknown {
  return 'unread' in item ? item.unread : item;
}

/** As many as are carried along, the latest: what nobody ever reads again must not fill the device. */
const mostUnread = 40;

/** The items judged one by one, so that one which cannot be read costs none of the others. */
export function readItems<Item>(kept: readonly unknown[], schema: z.ZodMiniType<Item>): StoredItems<Item> {
  const read: StoredItems<Item> = { items: [], unread: [] };
  for (const one of kept) {
    const { success, data } = schema.safeParse(one);
    if (success) read.items.push(data);
    else read.unread.push(one);
  }
  return { ...read, unread: read.unread.slice(-mostUnread) };
}
