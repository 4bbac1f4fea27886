import { dropOldDrafts, forgetDrafts, saveDraft } from './draft.ts';
import { watchWipe } from '../storage/device-wipe.ts';
import { readValues, writeValues } from './field-values.ts';
import { knownValues, rememberVisitor } from './visitor-details.ts';

/** ms without typing after which the draft is saved. */
const pause = 300;

/** Keys of the forms on the page. */
const onThePage = new Set<string>();

/**
 * Saves the form's draft: after a pause in typing, on submit, when the page is left or hidden, and at the end. A reset cancels a pending save,
 * so that an emptied form never overwrites its draft. On first focus, fills in details typed into other forms meanwhile. Returns a
 * function that ends it.
 */
export function keepDraft(form: HTMLFormElement, key: string): () => void {
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
    timer = setTimeout(save, pause);
  };
  const stop = new AbortController();
  const { signal } = stop;
  form.addEventListener('input', saveSoon, { signal });
  form.addEventListener('submit', save, { capture: true, signal });
  form.addEventListener('reset', forget, { signal });
  form.addEventListener('focusin', () => writeValues(form, knownValues(form), 'empty'), {
    once: true,
    signal,
  });
  addEventListener('pagehide', save, { signal });
  document.addEventListener('visibilitychange', save, { signal });
  const stopWatching = watchWipe(() => form.reset());
  onThePage.add(key);
  dropOldDrafts();
  return () => {
    save();
    stopWatching();
    stop.abort();
    onThePage.delete(key);
  };
}

/** Resets the form and deletes the visitor's details and all drafts, except those of other forms on the page. */
export function forgetTyped(form: HTMLFormElement, key: string): void {
  form.reset();
  forgetDrafts(new Set([...onThePage].filter((other) => other !== key)));
}
