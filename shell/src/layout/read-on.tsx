import { followsPage } from '@venue/shared/ui/follows-page.ts';
import { useEffect } from 'react';
import { namedElement } from './named-element.ts';

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
export function ReadOn() {
  useEffect(() => {
    if (!followsPage()) return;
    const content = document.querySelector('main');
    const start = namedElement(window.location.hash) ?? content?.querySelector('h1') ?? content;
    if (start && !content?.contains(document.activeElement)) focusOnce(start);
  }, []);
  return null;
}
