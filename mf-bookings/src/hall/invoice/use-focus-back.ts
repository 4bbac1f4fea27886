import { useEffect, useRef } from 'react';

/** Whether the focus is on nothing of the page: on the document itself, or in a card form that goes away. */
export function isFocusLost(): boolean {
  return !document.activeElement?.closest('main, dialog');
}

/**
 * Takes the focus when the card form is over, if it has nowhere to go: the dialog that opened the form is gone by
 * then, and where it returned the focus to was out of reach (WCAG 2.4.3).
 */
export function useFocusBack(busy: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(busy);
  useEffect(() => {
    if (wasBusy.current && !busy && isFocusLost()) button.current?.focus();
    wasBusy.current = busy;
  }, [busy]);
  return button;
}
