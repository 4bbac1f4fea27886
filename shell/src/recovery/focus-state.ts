/** What an element loses when it is removed: the focus, or being an open popover. */
export type FocusState = { focused: () => HTMLElement | undefined; isOpen: (popover: Element) => boolean };

function focusedNow(): HTMLElement | undefined {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : undefined;
}

/** Browsers without popovers do not know the selector. */
function isShown(element: Element): boolean {
  return 'popover' in element && element.matches(':popover-open');
}

function listen(type: string, listener: (event: Event) => void): void {
  document.addEventListener(type, listener, { capture: true, passive: true });
}

/** Tracks the focused element and open popovers from now on. */
export function watchFocus(): FocusState {
  let focused = focusedNow();
  const open = new Set([...document.querySelectorAll('[popover]')].filter(isShown));
  listen('focusin', () => {
    focused = focusedNow();
  });
  listen('focusout', ({ target }) => {
    // If the element lost the focus because it was removed, it has been replaced by then.
    queueMicrotask(() => {
      if (target === focused) focused = focusedNow();
    });
  });
  listen('toggle', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (isShown(target)) open.add(target);
    else open.delete(target);
  });
  return { focused: () => focused, isOpen: (popover) => open.has(popover) };
}
