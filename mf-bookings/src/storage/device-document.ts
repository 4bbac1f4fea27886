import { wipedAt } from '@venue/shared/storage/device-wipe.ts';
import { isTimeKnown } from '@venue/shared/time/site-time.ts';
import { z } from '../zod.ts';

/** The part of `Storage` that a document needs; neither throws. */
export type DocumentStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** One JSON document on this device. */
type DeviceDocument<Data> = {
  /** The current data; the empty document if nothing is stored, or nothing readable. */
  read: () => Data;
  /** What is stored, to be changed and written. Outdated data is removed first, unless the device's clock may be wrong. */
  stored: () => Data;
  write: (data: Data) => void;
  /** Whether the device was wiped after that instant, so that a page does not write wiped data back. */
  isWiped: (at: number) => boolean;
};

type DocumentOptions<Data> = {
  key: string;
  /** A codec if the stored form differs from the data. */
  schema: z.ZodMiniType<Data>;
  empty: Data;
  /** Drops what is outdated at an instant (ms since the epoch); returns the same object if nothing is. */
  current: (data: Data, now: number) => Data;
};

/** Call once for each kind of document: it caches the parsed data by its text, as pages read far more often than they write. */
export function deviceDocument<Data>({ key, schema, empty, current }: DocumentOptions<Data>) {
  let cached: { text: string; data: Data } | undefined;

  function parsed(text: string): Data {
    try {
      const result = schema.safeParse(JSON.parse(text));
      return result.success ? result.data : empty;
    } catch {
      return empty;
    }
  }

  return (storage: DocumentStorage, now: () => number): DeviceDocument<Data> => {
    function load(): Data {
      const text = storage.getItem(key) ?? 'null';
      if (cached?.text !== text) cached = { text, data: parsed(text) };
      return cached.data;
    }
    const write = (data: Data) => storage.setItem(key, JSON.stringify(z.encode(schema, data)));
    function stored(): Data {
      const data = load();
      if (!isTimeKnown()) return data;
      const remaining = current(data, now());
      if (remaining !== data) write(remaining);
      return remaining;
    }
    return {
      read: () => current(stored(), now()),
      stored,
      write,
      isWiped: (at) => at < wipedAt(storage, now()),
    };
  };
}
