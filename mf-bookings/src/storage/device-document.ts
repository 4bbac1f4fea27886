import { isTimeKnown } from '@venue/shared/site-time.ts';
import { wipedAt } from '@venue/shared/storage/device-wipe.ts';
import { z } from '../zod.ts';

/** The part of `Storage` that a document needs; neither throws. */
export type DocumentStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** One JSON document on this device. */
type DeviceDocument<Data> = {
  /** What is still good to know; the empty document where nothing is kept, or nothing that can be read. */
  read: () => Data;
  /** What the device holds, to be written with a change: what is over has left it, unless only a clock that may be wrong says so. */
  stored: () => Data;
  write: (data: Data) => void;
  /** Whether the device was wiped after that instant: a page that still shows what was wiped does not write it back. */
  isWiped: (at: number) => boolean;
};

type DocumentOptions<Data> = {
  key: string;
  /** A codec where the text is not the data as it is. */
  schema: z.ZodMiniType<Data>;
  empty: Data;
  /** What is still good to know at an instant (ms since the epoch); the same object where that is all of it. */
  current: (data: Data, now: number) => Data;
};

/** Made once for each kind of document: a page looks far more often than anything changes, so what was read is remembered by its text. */
export function deviceDocument<Data>({ key, schema, empty, current }: DocumentOptions<Data>) {
  let last: { text: string; data: Data } | undefined;

  function parsed(text: string): Data {
    try {
      const result = schema.safeParse(JSON.parse(text));
      return result.success ? result.data : empty;
    } catch {
      return empty;
    }
  }

  /** The document as it is opened in a storage; what another tab writes is read with the next look. */
  return (storage: DocumentStorage, now: () => number): DeviceDocument<Data> => {
    function held(): Data {
      const text = storage.getItem(key) ?? 'null';
      if (last?.text !== text) last = { text, data: parsed(text) };
      return last.data;
    }
    const write = (data: Data) => storage.setItem(key, JSON.stringify(z.encode(schema, data)));
    function stored(): Data {
      const data = held();
      if (!isTimeKnown()) return data;
      const left = current(data, now());
      if (left !== data) write(left);
      return left;
    }
    return {
      read: () => current(stored(), now()),
      stored,
      write,
      isWiped: (at) => at < wipedAt(storage, now()),
    };
  };
}
