import { viewAt } from '../site/pages.ts';

const modifiers = ['metaKey', 'ctrlKey', 'shiftKey', 'altKey'] as const;

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.defaultPrevented && !modifiers.some((key) => event[key]);
}

/** Links that open elsewhere, download, or carry no address are the browser's own affair. */
function isOurs(link: Element): boolean {
  const target = link.getAttribute('target') ?? '';
  return !link.hasAttribute('download') && (target === '' || target === '_self');
}

/** Where a click leads, links in drawings included. */
function destinationOf({ target }: MouseEvent): URL | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const address = link?.getAttribute('href');
  return link && address && isOurs(link) ? new URL(address, document.baseURI) : undefined;
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
    const url = isPlainClick(event) ? destinationOf(event) : undefined;
    if (!url) return;
    if (url.origin !== window.location.origin || !viewAt(url.pathname) || isJumpWithinPage(url)) return;
    event.preventDefault();
    navigate(url.pathname + url.search + url.hash);
  };
  document.addEventListener('click', onClick);
}
