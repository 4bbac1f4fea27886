import { useEffect, useRef, type RefObject } from 'react';
import { specifiedTimes } from '@venue/shared/time/specified-times.ts';

/** Whether the focus is outside the page: on the document itself, or in a card form that is closing. */
export function isFocusLost(): boolean {
  return !document.activeElement?.closest('main, dialog');
}

/**
 * Focuses the button when the card form has closed and the focus is lost: the dialog that opened the form is gone
 * (WCAG 2.4.3).
 */
export function useFocusAfterCardForm(busy: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(busy);
  useEffect(() => {
    if (wasBusy.current && !busy && isFocusLost()) button.current?.focus();
    wasBusy.current = busy;
  }, [busy]);
  return button;
}

/** By then (ms) the payment dialog has faded and returned the focus, except on slow devices. */
const afterFading = specifiedTimes.modalExit + 100;

/** Takes the focus that was lost with an element, as soon as no dialog covers the page (WCAG 2.4.3). */
export function useRestoredFocus(isLost: boolean): RefObject<HTMLElement | null> {
  const target = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isLost) return undefined;
    let timer = setTimeout(take, afterFading);
    function take(): void {
      if (isFocusLost()) target.current?.focus();
      // Nothing behind a dialog can take the focus until it has faded.
      const isUnderDialog = isFocusLost() || document.activeElement?.closest('dialog');
      if (isUnderDialog) timer = setTimeout(take, afterFading);
    }
    return () => clearTimeout(timer);
  }, [isLost]);
  return target;
}
