import '../zod-config.ts';
import type * as z from 'zod/mini';

/** The part of `Storage` that a document needs. */
export type DocumentStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** One JSON document on this device. A storage that refuses (private mode, quota) leaves it in memory. */
export type DeviceDocument<Data> = {
  /** The empty document where nothing is kept, or nothing that can be read. */
  read: () => Data;
  write: (data: Data) => void;
};

type DocumentOptions<Data> = {
  storage: DocumentStorage;
  key: string;
  schema: z.ZodMiniType<Data>;
  empty: Data;
};

/** Opens a document in a storage; what another tab writes is read with the next `read`. */
export function deviceDocument<Data>({
  storage,
  key,
  schema,
  empty,
}: DocumentOptions<Data>): DeviceDocument<Data> {
  /** What the storage would not take. */
  let unsaved: string | null = null;
  const parse = (stored: string | null): Data => {
    if (stored === null) return empty;
    try {
      const result = schema.safeParse(JSON.parse(stored));
      return result.success ? result.data : empty;
    } catch {
      return empty;
    }
  };
  return {
    read: () => {
      try {
        return parse(unsaved ?? storage.getItem(key));
      } catch {
        return parse(unsaved);
      }
    },
    write: (data) => {
      const text = JSON.stringify(data);
      try {
        storage.setItem(key, text);
        unsaved = null;
      } catch {
        unsaved = text;
      }
    },
  };
}
