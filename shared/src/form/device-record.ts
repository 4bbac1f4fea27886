import { deviceNow } from '../site-time.ts';
import { isRecord, isTextRecord, type TextRecord } from './text-record.ts';

/** Longest time (hours) that anything typed stays on the device. */
export const typedKeptHours = 24;

const keptFor = typedKeptHours * 60 * 60 * 1000;

function freshValues(text: string): TextRecord | undefined {
  const kept: unknown = JSON.parse(text);
  if (!isRecord(kept)) return undefined;
  const { savedAt, values } = kept;
  const isFresh = typeof savedAt === 'number' && deviceNow() - savedAt < keptFor;
  return isFresh && isTextRecord(values) ? values : undefined;
}

/** A record of texts kept on this device under that key; empty where there is none, it is over a day old, or storage is blocked. */
export function readDeviceRecord(key: string): TextRecord {
  try {
    const text = localStorage.getItem(key);
    if (text === null) return {};
    const values = freshValues(text);
    if (values) return values;
    localStorage.removeItem(key);
  } catch {
    // Blocked or damaged: as good as absent.
  }
  return {};
}

/** Keeps the record on this device for a day; an empty one is removed. Does nothing where storage is blocked or full. */
export function writeDeviceRecord(key: string, values: TextRecord): void {
  try {
    if (Object.keys(values).length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify({ savedAt: deviceNow(), values }));
  } catch {
    // Without storage a draft lives as long as the page does.
  }
}

/** The keys with that beginning under which something is kept. */
export function deviceRecordKeys(beginning: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(beginning));
  } catch {
    return [];
  }
}
