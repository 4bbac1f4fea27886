import { useEffect, useRef } from 'react';

/** Whether the focus is outside the page: on the document itself, or in a card form that is closing. */
export function isFocusLost(): boolean {
  return !document.activeElement?.closest('main, dialog');
}

/**
 * Focuses the button when the card form has closed and the focus is lost: the dialog that opened the form is gone
 * (WCAG 2.4.3).
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
