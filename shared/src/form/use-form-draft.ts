import { type RefObject, useEffect, useSyncExternalStore } from 'react';
import { watchKept } from '../storage/device-storage.ts';
import { hasDraft, restoreDraft } from './draft.ts';
import { keepDraft } from './keep-draft.ts';

/**
 * What is typed into the form survives navigation, reload and a closed tab on this device, under `key`, until
 * `clearDraft(key)` or for a day. Restoring happens after mount and raises `input` on each filled field.
 * Files are never kept. Gives whether something is kept.
 */
export function useFormDraft(form: RefObject<HTMLFormElement | null>, key: string): boolean {
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    restoreDraft(element, key);
    return keepDraft(element, key);
  }, [form, key]);
  return useSyncExternalStore(
    watchKept,
    () => hasDraft(key),
    () => false,
  );
}
