import { useEffect, useRef } from 'react';

/**
 * Takes the focus when the card form is over, if it has nowhere to go: the dialog that opened the form is gone by
 * then, and where it returned the focus to was out of reach (WCAG 2.4.3).
 */
export function useFocusBack(busy: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(busy);
  useEffect(() => {
    const isLost = document.activeElement?.closest('main, dialog') === null;
    if (wasBusy.current && !busy && isLost) button.current?.focus();
    wasBusy.current = busy;
  }, [busy]);
  return button;
}
