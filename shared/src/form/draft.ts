import { announceKept } from '../storage/device-storage.ts';
import { deviceRecordKeys, readDeviceRecord, writeDeviceRecord } from '../storage/kept-record.ts';
import { type FieldValues, writeValues } from './field-values.ts';
import { forgetVisitor, knownValues } from './visitor-details.ts';

const beginning = 'draft:';

function storageKey(key: string): string {
  return `${beginning}${key}`;
}

/** Stores what was typed on this device for a day at most; never files. */
export function saveDraft(key: string, values: FieldValues): void {
  writeDeviceRecord(storageKey(key), values);
  announceKept();
}

/** Call it once the form was really sent. */
export function clearDraft(key: string): void {
  saveDraft(key, {});
}

export function readDraft(key: string): FieldValues {
  return readDeviceRecord(storageKey(key));
}

export function hasDraft(key: string): boolean {
  return Object.keys(readDraft(key)).length > 0;
}

/** Fills the empty fields of a form from its draft, then with name, e-mail and phone typed into other forms (P9). */
export function restoreDraft(form: HTMLFormElement, key: string): void {
  writeValues(form, readDraft(key), 'empty');
  const known = knownValues(form);
  writeValues(form, known, 'empty');
}

/** Deletes all other drafts, and the visitor's details. */
export function forgetDrafts(except: ReadonlySet<string>): void {
  const kept = new Set([...except].map(storageKey));
  for (const key of deviceRecordKeys(beginning)) if (!kept.has(key)) writeDeviceRecord(key, {});
  forgetVisitor();
  announceKept();
}

/** Deletes expired drafts, as a side effect of reading them. */
export function dropOldDrafts(): void {
  for (const key of deviceRecordKeys(beginning)) readDeviceRecord(key);
}
