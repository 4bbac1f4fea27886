import { useEffect, useRef, type RefObject, useState } from 'react';
import { timing } from '@venue/shared/theme/timing.ts';

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

/** By then (ms) the payment dialog has faded and returned the focus, except on slow devices. */
const afterFading = timing.modalExit + 100;

/**
 * Whether the invoice expired while the page was open, and the element that then takes the focus of the payment button
 * that has gone (WCAG 2.4.3).
 */
export function useEnding(isExpired: boolean): { ending: boolean; target: RefObject<HTMLElement | null> } {
  const target = useRef<HTMLElement>(null);
  const [wasOver] = useState(isExpired);
  const ending = isExpired && !wasOver;
  useEffect(() => {
    if (!ending) return undefined;
    let timer = setTimeout(take, afterFading);
    function take(): void {
      if (isFocusLost()) target.current?.focus();
      // Nothing behind a dialog can take the focus until it has faded.
      const isUnderDialog = isFocusLost() || document.activeElement?.closest('dialog');
      if (isUnderDialog) timer = setTimeout(take, afterFading);
    }
    return () => clearTimeout(timer);
  }, [ending]);
  return { ending, target };
}
