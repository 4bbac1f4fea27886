import { announceKept } from '../storage/device-storage.ts';
import { deviceRecordKeys, readDeviceRecord, writeDeviceRecord } from '../storage/kept-record.ts';
import { type FieldValues, writeValues } from './field-values.ts';
import { forgetVisitor, knownValues } from './visitor-details.ts';

const beginning = 'draft:';

function storageKey(key: string): string {
  return `${beginning}${key}`;
}

/** Keeps what was typed on this device, for a day at most; never files. */
export function saveDraft(key: string, values: FieldValues): void {
  writeDeviceRecord(storageKey(key), values);
  announceKept();
}

/** Forgets the draft, after its form was really sent. */
export function clearDraft(key: string): void {
  saveDraft(key, {});
}

/** What is kept under that key, by field. */
export function readDraft(key: string): FieldValues {
  return readDeviceRecord(storageKey(key));
}

/** Whether something is kept under that key. */
export function hasDraft(key: string): boolean {
  return Object.keys(readDraft(key)).length > 0;
}

/**
 * Fills the empty fields of a form from its draft, then from name, e-mail and phone typed into other forms (P9).
 * What is already there, typed before the scripts arrived, is left alone.
 */
export function restoreDraft(form: HTMLFormElement, key: string): void {
  writeValues(form, readDraft(key), 'empty');
  const known = knownValues(form);
  writeValues(form, known, 'empty');
}

/** Forgets every draft but those under the given keys, and who the visitor is. */
export function forgetDrafts(except: ReadonlySet<string>): void {
  const kept = new Set([...except].map(storageKey));
  for (const key of deviceRecordKeys(beginning)) if (!kept.has(key)) writeDeviceRecord(key, {});
  forgetVisitor();
  announceKept();
}

/** Takes away what was kept for too long; reading a record does it. */
export function dropOldDrafts(): void {
  for (const key of deviceRecordKeys(beginning)) readDeviceRecord(key);
}
