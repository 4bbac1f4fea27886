import '../zod-config.ts';
import type * as z from 'zod/mini';

/** The part of `Storage` that a document needs; neither throws. */
export type DocumentStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** One JSON document on this device. */
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
  return {
    read: () => {
      try {
        const result = schema.safeParse(JSON.parse(storage.getItem(key) ?? 'null'));
        return result.success ? result.data : empty;
      } catch {
        return empty;
      }
    },
    write: (data) => storage.setItem(key, JSON.stringify(data)),
  };
}
