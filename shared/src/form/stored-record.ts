import {
  deviceKeys,
  writeTabText,
  writeDeviceText,
  readDeviceText,
  readTabText,
} from '../storage/device-storage.ts';
import { hourMs } from '../time/durations.ts';
import { deviceNow } from '../time/site-time.ts';
import type { FieldValues } from './field-values.ts';

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Without a schema library, which would add 8 KB to every page, as all of them have a form. */
export function isFieldValues(value: unknown): value is FieldValues {
  return isRecord(value) && Object.values(value).every((text) => typeof text === 'string');
}

/** Longest time (hours) that anything typed stays on the device. */
export const typedTextHours = 24;

const maxAge = typedTextHours * hourMs;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function freshValues(text: string): FieldValues | undefined {
  const stored = parsed(text);
  if (!isRecord(stored)) return undefined;
  const { savedAt, values } = stored;
  // Dates in the future were written by a clock that has been corrected since.
  const isFresh = typeof savedAt === 'number' && Math.abs(deviceNow() - savedAt) < maxAge;
  return isFresh && isFieldValues(values) ? values : undefined;
}

function isEmpty(values: FieldValues): boolean {
  return Object.keys(values).length === 0;
}

/**
 * The record stored on this device under that key; empty if there is none, it is over a day old, or storage
 * is blocked.
 */
export function readDeviceRecord(key: string): FieldValues {
  const text = readDeviceText(key);
  if (typeof text !== 'string') return {};
  const values = freshValues(text);
  if (!values) writeDeviceText(key, null);
  return values ?? {};
}

/** Stores the record on this device for a day; an empty one is deleted. Does nothing if storage is full or blocked. */
export function writeDeviceRecord(key: string, values: FieldValues): void {
  writeDeviceText(key, isEmpty(values) ? null : JSON.stringify({ savedAt: deviceNow(), values }));
}

/** The storage keys with that prefix. */
export function deviceRecordKeys(prefix: string): string[] {
  return deviceKeys().filter((key) => key.startsWith(prefix));
}

/** The record stored for this tab under that key; empty if there is none or storage is blocked. */
export function readTabRecord(key: string): FieldValues {
  const record = parsed(readTabText(key) ?? '{}');
  return isFieldValues(record) ? record : {};
}

/** Stores the record for this tab; an empty one is deleted. Does nothing if storage is full or blocked. */
export function writeTabRecord(key: string, record: FieldValues): void {
  writeTabText(key, isEmpty(record) ? null : JSON.stringify(record));
}
