import { viewAt } from '../site/pages.ts';

const modifiers = ['metaKey', 'ctrlKey', 'shiftKey', 'altKey'] as const;

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.defaultPrevented && !modifiers.some((key) => event[key]);
}

/** Links that open elsewhere, download, or carry no address are the browser's own affair. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.hasAttribute('download')) return null;
  return link.target === '' || link.target === '_self' ? link : null;
}

function isJumpWithinPage(url: URL): boolean {
  const { pathname, search } = window.location;
  return url.hash !== '' && url.pathname === pathname && url.search === search;
}

/**
 * Turns clicks on the site's own links, those in sleeping parts included, into navigations without a reload. It comes
 * last of all listeners, so a part may keep a click for itself with `preventDefault`.
 */
export function interceptLinks(navigate: (to: string) => void): void {
  const onClick = (event: MouseEvent) => {
    const link = isPlainClick(event) ? linkOf(event) : null;
    if (!link) return;
    const url = new URL(link.href);
    if (url.origin !== window.location.origin || !viewAt(url.pathname) || isJumpWithinPage(url)) return;
    event.preventDefault();
    navigate(url.pathname + url.search + url.hash);
  };
  document.addEventListener('click', onClick);
}
