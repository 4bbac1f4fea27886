import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { tellPageShown } from '../navigation/page-shown.ts';
import { namedElement } from './named-element.ts';
import { readOnFrom } from './read-on-from.ts';

/** Reloads keep their place; moving within the site is ours to place. */
function useManualScrollRestoration() {
  useEffect(() => {
    const byUs = () => {
      window.history.scrollRestoration = 'manual';
    };
    const byBrowser = () => {
      window.history.scrollRestoration = 'auto';
    };
    byUs();
    window.addEventListener('pageshow', byUs);
    window.addEventListener('pagehide', byBrowser);
    return () => {
      window.removeEventListener('pageshow', byUs);
      window.removeEventListener('pagehide', byBrowser);
    };
  }, []);
}

function startAt(hash: string) {
  const target = namedElement(hash);
  if (target) target.scrollIntoView();
  else window.scrollTo(0, 0);
  readOnFrom(target);
}

/** Every change of page starts at the top, or at the element its address names; going back too (G-06). */
export function ScrollToTop() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useManualScrollRestoration();
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    startAt(hash);
    tellPageShown();
  }, [pathname, hash]);
  return null;
}
