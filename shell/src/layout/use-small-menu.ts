import { type FocusEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Not in Chrome before 114, Safari before 17 and Firefox before 125: there React opens and closes the menu. */
function hasPopovers(): boolean {
  return 'popover' in HTMLElement.prototype;
}

/** The small-screen menu's state and handlers. It closes when `key` (the location's) changes. */
export function useSmallMenu(key: string) {
  const menu = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const shown = useRef(key);
  // Asks the browser, whose `toggle` event comes a task later.
  const isOpen = (element: Element) => (hasPopovers() ? element.matches(':popover-open') : open);
  const close = useCallback(() => {
    if (hasPopovers()) menu.current?.hidePopover();
    else setOpen(false);
  }, []);
  // A menu that was opened before hydration is open for React too.
  useLayoutEffect(() => {
    if (hasPopovers()) setOpen(menu.current?.matches(':popover-open') ?? false);
  }, []);
  useEffect(() => {
    if (shown.current !== key) close();
    shown.current = key;
  }, [key, close]);
  useEffect(() => {
    if (!open || hasPopovers()) return undefined;
    const closeByKey = ({ key: pressed }: KeyboardEvent) => {
      if (pressed !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('keydown', closeByKey);
    return () => document.removeEventListener('keydown', closeByKey);
  }, [open]);
  return {
    open,
    close,
    ofMenu: {
      ref: menu,
      'data-open': (open && !hasPopovers()) || undefined,
      // Keyboard users who move on to what the menu covers have left it.
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        const isLeft = relatedTarget instanceof Node && !currentTarget.contains(relatedTarget);
        if (isOpen(currentTarget) && isLeft && relatedTarget !== button.current) close();
      },
      onToggle: ({ newState }: { newState: string }) => setOpen(newState === 'open'),
    },
    ofButton: {
      ref: button,
      onClick: () => {
        if (!hasPopovers()) setOpen(!open);
      },
    },
  };
}
