import { isNavigated } from '@venue/shared/contract/document-marks.ts';
import { useEffect } from 'react';

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    // Not a valid encoding, such as `#100%off`.
    return name;
  }
}

/** The element that the fragment of an address (`#…` or '') names, if any. */
export function fragmentTarget(fragment: string): HTMLElement | null {
  const name = fragment.slice(1);
  return name === '' ? null : document.getElementById(decoded(name));
}

/** Focuses an element without adding it to the Tab order. */
function focusOnce(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}

/** After navigation, focuses the element that the address names, or the heading, unless the page has focused something itself. */
export function RouteFocus() {
  useEffect(() => {
    if (!isNavigated()) return;
    const content = document.querySelector('main');
    const start = fragmentTarget(window.location.hash) ?? content?.querySelector('h1') ?? content;
    if (start && !content?.contains(document.activeElement)) focusOnce(start);
  }, []);
  return null;
}
