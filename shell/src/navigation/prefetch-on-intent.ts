import { linkAddress } from './link-address.ts';

/** Calls back with the path of a link of the site that the visitor points at, touches or focuses. */
export function prefetchOnIntent(prefetch: (pathname: string) => void): void {
  const onIntent = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const address = link && linkAddress(link);
    if (address?.origin === window.location.origin) prefetch(address.pathname);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, onIntent, { capture: true, passive: true });
  }
}
