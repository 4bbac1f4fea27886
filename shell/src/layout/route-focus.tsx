import { followsPage } from '@venue/shared/ui/follows-page.ts';
import { useEffect } from 'react';

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    // People and mail programs write what is no encoding at all, such as `#100%off`.
    return name;
  }
}

/** The element that the fragment of an address (`#…` or '') names; null where it names none. */
export function fragmentTarget(fragment: string): HTMLElement | null {
  const name = fragment.slice(1);
  return name === '' ? null : document.getElementById(decoded(name));
}

/** Gives an element the focus without a stop in the order of Tab, for as long as it has it. */
function focusOnce(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}

/**
 * After a change of page, keyboard and screen reader go on at the element that its address names, or at its heading, as they
 * would after a page load; a page that has given the focus to something of its own keeps it.
 */
export function RouteFocus() {
  useEffect(() => {
    if (!followsPage()) return;
    const content = document.querySelector('main');
    const start = fragmentTarget(window.location.hash) ?? content?.querySelector('h1') ?? content;
    if (start && !content?.contains(document.activeElement)) focusOnce(start);
  }, []);
  return null;
}
