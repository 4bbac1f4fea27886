import { hourMs } from '../time/durations.ts';
import { deviceNow } from '../time/site-time.ts';
import { deviceKeys, keepTabText, keepText, keptText, tabText } from './device-storage.ts';

export type TextRecord = Readonly<Record<string, string>>;

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Without a schema library, which would add 8 KB to every page, as all of them have a form. */
export function isTextRecord(value: unknown): value is TextRecord {
  return isRecord(value) && Object.values(value).every((text) => typeof text === 'string');
}

/** Longest time (hours) that anything typed stays on the device. */
export const typedKeptHours = 24;

const keptFor = typedKeptHours * hourMs;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function freshValues(text: string): TextRecord | undefined {
  const kept = parsed(text);
  if (!isRecord(kept)) return undefined;
  const { savedAt, values } = kept;
  // Dates in the future were written by a clock that has been corrected since.
  const isFresh = typeof savedAt === 'number' && Math.abs(deviceNow() - savedAt) < keptFor;
  return isFresh && isTextRecord(values) ? values : undefined;
}

function isEmpty(values: TextRecord): boolean {
  return Object.keys(values).length === 0;
}

/** The record stored on this device under that key; empty if there is none, it is over a day old, or storage is blocked. */
export function readDeviceRecord(key: string): TextRecord {
  const text = keptText(key);
  if (typeof text !== 'string') return {};
  const values = freshValues(text);
  if (!values) keepText(key, null);
  return values ?? {};
}

/** Stores the record on this device for a day; an empty one is deleted. Does nothing if storage is full or blocked. */
export function writeDeviceRecord(key: string, values: TextRecord): void {
  keepText(key, isEmpty(values) ? null : JSON.stringify({ savedAt: deviceNow(), values }));
}

/** The storage keys with that prefix. */
export function deviceRecordKeys(beginning: string): string[] {
  return deviceKeys().filter((key) => key.startsWith(beginning));
}

/** The record stored for this tab under that key; empty if there is none or storage is blocked. */
export function readSessionRecord(key: string): TextRecord {
  const record = parsed(tabText(key) ?? '{}');
  return isTextRecord(record) ? record : {};
}

/** Stores the record for this tab; an empty one is deleted. Does nothing if storage is full or blocked. */
export function writeSessionRecord(key: string, record: TextRecord): void {
  keepTabText(key, isEmpty(record) ? null : JSON.stringify(record));
}
