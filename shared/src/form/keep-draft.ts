import { dropOldDrafts, forgetDrafts, saveDraft } from './draft.ts';
import { watchWipe } from '../storage/device-wipe.ts';
import { readValues, writeValues } from './field-values.ts';
import { knownValues, rememberVisitor } from './visitor-details.ts';

/** Typing pauses for that long (ms) before a draft is written. */
const pause = 300;

/** Keys of the forms on the page. */
const onThePage = new Set<string>();

/**
 * Saves the form's draft while it is typed into: after a pause, at a submit, when the page is left or hidden, and at
 * the end. A reset drops what was not saved yet, so that an emptied form never overwrites its draft.
 * What the visitor typed elsewhere since the form is there comes along when it is first used.
 * Gives the function that ends it.
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

/**
 * Empties the form and forgets what the site kept of the visitor's typing: this draft, those of other pages, name,
 * e-mail and phone. Another form on the page keeps what stands in it.
 */
export function forgetTyped(form: HTMLFormElement, key: string): void {
  form.reset();
  forgetDrafts(new Set([...onThePage].filter((other) => other !== key)));
}
