import { linkAddress } from './link-address.ts';

/** Calls back with the path of a link of the site that the visitor points at, touches or focuses: once until it is left for something else. */
export function prefetchOnIntent(prefetch: (pathname: string) => void): void {
  let intended: Element | null = null;
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link === intended) return;
    intended = link;
    const address = link && linkAddress(link);
    if (address?.origin === window.location.origin) prefetch(address.pathname);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, onIntent, { capture: true, passive: true });
  }
}
