import { useEffect, useRef } from 'react';

/** WebKit leaves the page at its end where it has just become shorter than what was scrolled. */
function showNearest(element: HTMLElement): void {
  element.scrollIntoView({ block: 'nearest' });
}

type Shown = {
  getBoundingClientRect: () => Pick<DOMRect, 'bottom'>;
  scrollIntoView: (options: ScrollIntoViewOptions) => void;
};

/**
 * Shows the page from its top, as a new one, where the element is seen from there. Scrolled only as far as the element,
 * the page's heading would stay half under the site's header.
 */
export function showFromTop(element: Shown): void {
  scrollTo(0, 0);
  if (element.getBoundingClientRect().bottom > innerHeight) element.scrollIntoView({ block: 'start' });
}

/** Focuses the element once, when it appears and `wanted` is true; the page scrolls to it if need be, or as `show` does. */
export function useFocusOnMount<Kind extends HTMLElement>(
  wanted = true,
  show: (element: HTMLElement) => void = showNearest,
) {
  const target = useRef<Kind>(null);
  const first = useRef({ isWanted: wanted, show });
  useEffect(() => {
    const element = target.current;
    if (!first.current.isWanted || element === null) return;
    element.focus();
    first.current.show(element);
  }, []);
  return target;
}
