import { type RefObject, useLayoutEffect } from 'react';

let isLeft = false;

/**
 * Gives an element the focus that one like it had in the same place until now: where a kept booking takes the place of the form whose
 * heading a link has led to, the reader is at the new heading, not nowhere.
 */
export function useInheritedFocus(target: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = target.current;
    if (isLeft) element?.focus();
    return () => {
      if (!element || document.activeElement !== element) return;
      isLeft = true;
      // What takes its place does so in the same task.
      queueMicrotask(() => {
        isLeft = false;
      });
    };
  }, [target]);
}
