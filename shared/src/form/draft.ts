import { type RefObject, useEffect, useSyncExternalStore } from 'react';
import { announceStorageChange, watchStorage } from '../storage/device-storage.ts';
import { watchWipe } from '../storage/device-wipe.ts';
import { type FieldValues, writeValues, readValues } from './field-values.ts';
import { deviceRecordKeys, readDeviceRecord, writeDeviceRecord } from './stored-record.ts';
import { forgetVisitor, visitorValues, rememberVisitor } from './visitor-details.ts';

const keyPrefix = 'draft:';

function storageKey(key: string): string {
  return `${keyPrefix}${key}`;
}

/** Stores what was typed on this device for a day at most; never files. */
export function saveDraft(key: string, values: FieldValues): void {
  writeDeviceRecord(storageKey(key), values);
  announceStorageChange();
}

/** Forms on the page by their key: what cancels a pending save. */
const formsOnPage = new Map<string, () => void>();

/** Call it once the form was really sent. Cancels a pending save. */
export function clearDraft(key: string): void {
  formsOnPage.get(key)?.();
  saveDraft(key, {});
}

export function readDraft(key: string): FieldValues {
  return readDeviceRecord(storageKey(key));
}

export function hasDraft(key: string): boolean {
  return Object.keys(readDraft(key)).length > 0;
}

/** Fills the empty fields of a form from its draft, then with name, e-mail and phone typed into other forms. */
export function restoreDraft(form: HTMLFormElement, key: string): void {
  writeValues(form, readDraft(key), 'empty');
  writeValues(form, visitorValues(form), 'empty');
}

/** Deletes all other drafts, and the visitor's details. */
function forgetDrafts(except: ReadonlySet<string>): void {
  const exceptKeys = new Set([...except].map(storageKey));
  for (const key of deviceRecordKeys(keyPrefix)) if (!exceptKeys.has(key)) writeDeviceRecord(key, {});
  forgetVisitor();
  announceStorageChange();
}

/** Deletes expired drafts, as a side effect of reading them. */
function dropOldDrafts(): void {
  for (const key of deviceRecordKeys(keyPrefix)) readDeviceRecord(key);
}

/** ms without typing after which the draft is saved. */
const saveDelay = 300;

/**
 * Saves the form's draft: after a pause in typing, on submit, when the page is left or hidden, and at the
 * end. A reset cancels a pending save, so that an emptied form never overwrites its draft. On first focus,
 * fills in details typed into other forms meanwhile. Returns a function that ends it.
 */
export function autosaveDraft(form: HTMLFormElement, key: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forget = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const save = () => {
    if (timer === undefined) return;
    forget();
    saveDraft(key, readValues(form));
    rememberVisitor(form);
  };
  const saveSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(save, saveDelay);
  };
  const stop = new AbortController();
  const { signal } = stop;
  form.addEventListener('input', saveSoon, { signal });
  form.addEventListener('submit', save, { capture: true, signal });
  form.addEventListener('reset', forget, { signal });
  form.addEventListener('focusin', () => writeValues(form, visitorValues(form), 'empty'), {
    once: true,
    signal,
  });
  addEventListener('pagehide', save, { signal });
  document.addEventListener('visibilitychange', save, { signal });
  const stopWatching = watchWipe(() => form.reset());
  formsOnPage.set(key, forget);
  dropOldDrafts();
  return () => {
    save();
    stopWatching();
    stop.abort();
    formsOnPage.delete(key);
  };
}

/** Resets the form and deletes the visitor's details and all drafts, except those of other forms on the page. */
export function forgetTyped(form: HTMLFormElement, key: string): void {
  form.reset();
  forgetDrafts(new Set([...formsOnPage.keys()].filter((other) => other !== key)));
}

/**
 * Keeps what is typed into the form for a day, or until `clearDraft(key)`, across navigation, reloads and
 * closed tabs; never files. Restores it after mount, raising `input` on each filled field. Returns whether
 * there is a draft.
 */
export function useFormDraft(form: RefObject<HTMLFormElement | null>, key: string): boolean {
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    restoreDraft(element, key);
    return autosaveDraft(element, key);
  }, [form, key]);
  return useSyncExternalStore(
    watchStorage,
    () => hasDraft(key),
    () => false,
  );
}
