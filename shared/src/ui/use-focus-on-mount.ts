import { useEffect, useRef } from 'react';

/** Focuses the element once, when it appears and `wanted` is true; the page scrolls to it if need be. */
export function useFocusOnMount<Kind extends HTMLElement>(wanted = true) {
  const target = useRef<Kind>(null);
  const isWanted = useRef(wanted);
  useEffect(() => {
    if (!isWanted.current) return;
    target.current?.focus();
    // WebKit leaves the page at its end where it has just become shorter than what was scrolled.
    target.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return target;
}
