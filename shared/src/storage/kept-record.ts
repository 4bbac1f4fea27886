import { deviceNow } from '../site-time.ts';
import { deviceKeys, keepTabText, keepText, keptText, tabText } from './device-storage.ts';
import { isRecord, isTextRecord, type TextRecord } from './text-record.ts';

/** Longest time (hours) that anything typed stays on the device. */
export const typedKeptHours = 24;

const keptFor = typedKeptHours * 60 * 60 * 1000;

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
  // What is from days ahead was written under a clock that has been put right since.
  const isFresh = typeof savedAt === 'number' && Math.abs(deviceNow() - savedAt) < keptFor;
  return isFresh && isTextRecord(values) ? values : undefined;
}

function isEmpty(values: TextRecord): boolean {
  return Object.keys(values).length === 0;
}

/** A record of texts kept on this device under that key; empty where there is none, it is over a day old, or storage is blocked. */
export function readDeviceRecord(key: string): TextRecord {
  const text = keptText(key);
  if (typeof text !== 'string') return {};
  const values = freshValues(text);
  if (!values) keepText(key, null);
  return values ?? {};
}

/** Keeps the record on this device for a day; an empty one is removed. Does nothing where storage is blocked or full. */
export function writeDeviceRecord(key: string, values: TextRecord): void {
  keepText(key, isEmpty(values) ? null : JSON.stringify({ savedAt: deviceNow(), values }));
}

/** The keys with that beginning under which something is kept. */
export function deviceRecordKeys(beginning: string): string[] {
  return deviceKeys().filter((key) => key.startsWith(beginning));
}

/** A record of texts kept for this tab under that key; empty where there is none or storage is blocked. */
export function readSessionRecord(key: string): TextRecord {
  const record = parsed(tabText(key) ?? '{}');
  return isTextRecord(record) ? record : {};
}

/** Keeps the record for this tab; an empty one is removed. Does nothing where storage is blocked or full. */
export function writeSessionRecord(key: string, record: TextRecord): void {
  keepTabText(key, isEmpty(record) ? null : JSON.stringify(record));
}
