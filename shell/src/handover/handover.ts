import type { HandoverChannel } from '@venue/shared/contract/host.ts';
import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import { deviceRecordKeys, readDeviceRecord, writeDeviceRecord } from '@venue/shared/form/device-record.ts';
import type { TextRecord } from '@venue/shared/form/text-record.ts';
import { afterHanding, declaredValues } from './handed-values.ts';

const beginning = 'handover:';
const handedEvent = 'handed-over';

type Handing = { set: string; values: TextRecord };

declare global {
  interface WindowEventMap {
    [handedEvent]: CustomEvent<Handing>;
  }
}

/** The channel of one set; every page that names the set shares it. */
export function handover(set: string): HandoverChannel<TextRecord> {
  const key = `${beginning}${set}`;
  const kinds = siteFacts().accepts[set] ?? {};
  const read = () => declaredValues(readDeviceRecord(key), kinds);

  function write(values: TextRecord): void {
    writeDeviceRecord(key, afterHanding(readDeviceRecord(key), values, kinds));
    dispatchEvent(new CustomEvent<Handing>(handedEvent, { detail: { set, values } }));
  }

  function watch(listener: (values: TextRecord) => void): () => void {
    const stop = new AbortController();
    const { signal } = stop;
    const onHanded = ({ detail }: WindowEventMap[typeof handedEvent]) => {
      if (detail.set === set) listener(detail.values);
    };
    const onStorage = (event: StorageEvent) => {
      if (event.key === key) listener(read());
    };
    addEventListener(handedEvent, onHanded, { signal });
    addEventListener('storage', onStorage, { signal });
    return () => stop.abort();
  }

  return { read, write, watch };
}

/** Forgets everything that pages handed to each other. */
export function forgetHandedOver(): void {
  for (const key of deviceRecordKeys(beginning)) writeDeviceRecord(key, {});
}
