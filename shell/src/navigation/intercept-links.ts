import { viewAt } from '../site/pages.ts';
import type { SiteRouter } from './site-router.ts';
import { withoutValues } from '../handover/take-from-address.ts';

/** Goes to an address of this site; values in it are handed over, as they are where it opens in a new tab. */
export function followAddress(router: Pick<SiteRouter, 'navigate'>, address: URL): void {
  const to = withoutValues(address);
  // A link to the current address replaces the history entry, as browsers do.
  void router.navigate(to.pathname + to.search + to.hash, { replace: to.href === window.location.href });
}

/** Address of a link; an SVG link has only its attribute. Undefined without one. */
export function linkAddress(link: Element): URL | undefined {
  const written = link.getAttribute('href');
  return written ? new URL(written, document.baseURI) : undefined;
}

const modifiers = ['metaKey', 'ctrlKey', 'shiftKey', 'altKey'] as const;

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.defaultPrevented && !modifiers.some((key) => event[key]);
}

/** Links that open elsewhere, download, or have no address are left to the browser. */
function isOurs(link: Element): boolean {
  const target = link.getAttribute('target') ?? '';
  return !link.hasAttribute('download') && (target === '' || target === '_self');
}

/** Where the link leads that a click is on, links in drawings included. */
function clickedAddress({ target }: MouseEvent): URL | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link && isOurs(link) ? linkAddress(link) : undefined;
}

function isJumpWithinPage(url: URL): boolean {
  const { pathname, search } = window.location;
  return url.hash !== '' && url.pathname === pathname && url.search === search;
}

/**
 * Turns clicks on the site's own links, those in sleeping parts included, into navigations without a reload. It comes
 * last of all listeners, so a part may keep a click for itself with `preventDefault`.
 */
export function interceptLinks(router: Pick<SiteRouter, 'navigate'>): void {
  const onClick = (event: MouseEvent) => {
    const url = isPlainClick(event) ? clickedAddress(event) : undefined;
    if (!url) return;
    if (url.origin !== window.location.origin || !viewAt(url.pathname) || isJumpWithinPage(url)) return;
    event.preventDefault();
    followAddress(router, url);
  };
  document.addEventListener('click', onClick);
}
