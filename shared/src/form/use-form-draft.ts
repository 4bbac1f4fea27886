import { type RefObject, useEffect, useSyncExternalStore } from 'react';
import { watchKept } from '../storage/device-storage.ts';
import { hasDraft, restoreDraft } from './draft.ts';
import { keepDraft } from './keep-draft.ts';

/**
 * Keeps what is typed into the form for a day, or until `clearDraft(key)`, across navigation, reloads and closed tabs; never files. Restores it
 * after mount, raising `input` on each filled field. Returns whether there is a draft.
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
