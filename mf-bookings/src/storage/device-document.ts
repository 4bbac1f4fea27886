import '../zod-config.ts';
import type * as z from 'zod/mini';

/** The part of `Storage` that a document needs; neither throws. */
export type DocumentStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** One JSON document on this device. */
type DeviceDocument<Data> = {
  /** The empty document where nothing is kept, or nothing that can be read. */
  read: () => Data;
  write: (data: Data) => void;
};

type DocumentOptions<Data> = {
  key: string;
  schema: z.ZodMiniType<Data>;
  empty: Data;
};

/** A document as it is opened in a storage; what another tab writes is read with the next `read`. */
export type KeptDocument<Data> = (storage: DocumentStorage) => DeviceDocument<Data>;

/** Made once for each kind of document: a page looks far more often than anything changes, so what was read is remembered by its text. */
export function deviceDocument<Data>({ key, schema, empty }: DocumentOptions<Data>): KeptDocument<Data> {
  let last: { text: string; data: Data } | undefined;

  function parsed(text: string): Data {
    try {
      const result = schema.safeParse(JSON.parse(text));
      return result.success ? result.data : empty;
    } catch {
      return empty;
    }
  }

  return (storage) => ({
    read: () => {
      const text = storage.getItem(key) ?? 'null';
      if (last?.text !== text) last = { text, data: parsed(text) };
      return last.data;
    },
    write: (data) => storage.setItem(key, JSON.stringify(data)),
  });
}
