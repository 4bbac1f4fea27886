import { timing } from '@venue/shared/timing.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { isFocusLost } from './use-focus-back.ts';

/** The choice of payment has faded and given the focus back by then (ms), but on a device that is slow. */
const afterFading = timing.modalExit + 100;

/**
 * Whether the invoice ended before the visitor's eyes, and the element that takes the focus which went with the way to
 * pay (WCAG 2.4.3). One that had ended before the page was opened takes no focus.
 */
export function useEnding(isOver: boolean): { ending: boolean; target: RefObject<HTMLElement | null> } {
  const target = useRef<HTMLElement>(null);
  const [wasOver] = useState(isOver);
  const ending = isOver && !wasOver;
  useEffect(() => {
    if (!ending) return undefined;
    let timer = setTimeout(take, afterFading);
    function take(): void {
      if (isFocusLost()) target.current?.focus();
      // Under a dialog that still fades nothing can take it.
      const isUnderDialog = isFocusLost() || document.activeElement?.closest('dialog');
      if (isUnderDialog) timer = setTimeout(take, afterFading);
    }
    return () => clearTimeout(timer);
  }, [ending]);
  return { ending, target };
}
