import { handOverQuery } from '../handover/address-handover.ts';
import { viewAt } from '../site/pages.ts';
import type { SiteRouter } from './site-router.ts';

/**
 * Opens an address, one of this site without a page load; values in its query are handed over, as when it
 * opens in a new tab.
 */
export function openAddress(router: Pick<SiteRouter, 'navigate'>, address: URL): void {
  if (address.origin !== window.location.origin) {
    window.location.assign(address.href);
    return;
  }
  const to = handOverQuery(address);
  // A link to the current address replaces the history entry, as browsers do.
  void router.navigate(to.pathname + to.search + to.hash, { replace: to.href === window.location.href });
}

/** Read from the attribute, because SVG links have no `href` string. */
export function linkAddress(link: Element): URL | undefined {
  const written = link.getAttribute('href');
  return written ? new URL(written, document.baseURI) : undefined;
}

const modifiers = ['metaKey', 'ctrlKey', 'shiftKey', 'altKey'] as const;

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.defaultPrevented && !modifiers.some((key) => event[key]);
}

/** Links that download or open in another tab are left to the browser. */
function isOurs(link: Element): boolean {
  const target = link.getAttribute('target') ?? '';
  return !link.hasAttribute('download') && (target === '' || target === '_self');
}

/** The address of the clicked link, in HTML or SVG. */
function clickedAddress({ target }: MouseEvent): URL | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link && isOurs(link) ? linkAddress(link) : undefined;
}

function isJumpWithinPage(url: URL): boolean {
  const { pathname, search } = window.location;
  return url.hash !== '' && url.pathname === pathname && url.search === search;
}

/**
 * Turns clicks on the site's own links, even in sleeping parts, into navigations without a reload. This
 * listener runs last, so a part can prevent that with `preventDefault`.
 */
export function interceptLinks(router: Pick<SiteRouter, 'navigate'>): void {
  const onClick = (event: MouseEvent) => {
    const url = isPlainClick(event) ? clickedAddress(event) : undefined;
    if (!url) return;
    if (url.origin !== window.location.origin || !viewAt(url.pathname) || isJumpWithinPage(url)) return;
    event.preventDefault();
    openAddress(router, url);
  };
  document.addEventListener('click', onClick);
}
