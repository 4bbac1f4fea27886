import type { HandoverChannel } from '@venue/shared/contract/host.ts';
import type { AcceptedSet, ValueKind, ValueKinds } from '@venue/shared/contract/manifest.ts';
import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import type { FieldValues } from '@venue/shared/form/field-values.ts';
import { parseWholeNumber } from '@venue/shared/form/parse-input.ts';
import {
  deviceRecordKeys,
  readDeviceRecord,
  readTabRecord,
  writeDeviceRecord,
  writeTabRecord,
} from '@venue/shared/form/stored-record.ts';
import { isCalendarDate } from '@venue/shared/time/dates.ts';

const keyPrefix = 'handover:';
const handoverEvent = 'handed-over';
const undeclared: AcceptedSet = { kept: 'tab', values: {} };

type HandoverDetail = { set: string; values: FieldValues };

declare global {
  interface WindowEventMap {
    [handoverEvent]: CustomEvent<HandoverDetail>;
  }
}

const records = {
  tab: { read: readTabRecord, write: writeTabRecord },
  device: { read: readDeviceRecord, write: writeDeviceRecord },
} as const;

function openChannel(set: string): HandoverChannel<FieldValues> {
  const key = `${keyPrefix}${set}`;
  const { kept, values: kinds } = siteFacts().accepts[set] ?? undeclared;
  const record = records[kept];
  const read = () => declaredValues(record.read(key), kinds);

  function write(values: FieldValues): void {
    record.write(key, mergeValues(record.read(key), values, kinds));
    dispatchEvent(new CustomEvent<HandoverDetail>(handoverEvent, { detail: { set, values } }));
  }

  function watch(listener: (values: FieldValues) => void): () => void {
    const listening = new AbortController();
    const { signal } = listening;
    let previous = read();
    const onHandover = ({ detail }: WindowEventMap[typeof handoverEvent]) => {
      if (detail.set !== set) return;
      previous = read();
      listener(detail.values);
    };
    /** Reports what other pages have added and removed meanwhile. */
    const reportChanges = () => {
      const removed = Object.fromEntries(Object.keys(previous).map((name) => [name, '']));
      previous = read();
      listener({ ...removed, ...previous });
    };
    const onStorage = (event: StorageEvent) => {
      if (event.key === key || event.key === null) reportChanges();
    };
    // A page in the back-forward cache receives no events.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) reportChanges();
    };
    addEventListener(handoverEvent, onHandover, { signal });
    addEventListener('storage', onStorage, { signal });
    addEventListener('pageshow', onPageShow, { signal });
    return () => listening.abort();
  }

  return { read, write, watch };
}

const channels = new Map<string, HandoverChannel<FieldValues>>();

/** The channel of one set; always the same object. All pages that name the set share its values. */
export function handover(set: string): HandoverChannel<FieldValues> {
  const open = channels.get(set) ?? openChannel(set);
  channels.set(set, open);
  return open;
}

/** Deletes everything that pages have handed to each other, also from the forms on this page that show it. */
export function clearHandovers(): void {
  for (const [set, { values }] of Object.entries(siteFacts().accepts)) {
    handover(set).write(Object.fromEntries(Object.keys(values).map((name) => [name, ''])));
  }
  for (const key of deviceRecordKeys(keyPrefix)) writeDeviceRecord(key, {});
}

/** Each returns '' for a value that is not of its kind. */
const readings: Readonly<Record<Extract<ValueKind, string>, (value: string) => string>> = {
  date: (value) => (isCalendarDate(value) ? value : ''),
  time: (value) => (/^([01]\d|2[0-3]):[0-5]\d$/.test(value) ? value : ''),
  count: (value) => String(parseWholeNumber(value) ?? ''),
  choice: (value) => value,
  text: (value) => value,
};

function readAs(kind: ValueKind, value: string): string {
  if (typeof kind === 'string') return readings[kind](value);
  return kind.includes(value) ? value : '';
}

/**
 * The values that the set declares and that are valid for their kind: `1,200` becomes the count `1200`. ''
 * counts as absent.
 */
export function declaredValues(values: FieldValues, kinds: ValueKinds): FieldValues {
  return Object.fromEntries(
    Object.entries(kinds)
      .map(([name, kind]) => [name, readAs(kind, values[name] ?? '')] as const)
      .filter(([, value]) => value !== ''),
  );
}

/** The stored values with new ones added: '' removes one, and those that are not named stay. */
export function mergeValues(stored: FieldValues, changed: FieldValues, kinds: ValueKinds): FieldValues {
  return declaredValues({ ...stored, ...changed }, kinds);
}
