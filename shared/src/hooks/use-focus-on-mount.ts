import { useEffect, useRef } from 'react';

/** Needed in WebKit if the page has just become shorter than the scroll position. */
function showNearest(element: HTMLElement): void {
  element.scrollIntoView({ block: 'nearest' });
}

/** Focuses the element on mount if `wanted`, and scrolls to it with `show`. */
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
