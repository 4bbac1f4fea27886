import { withoutValues } from '../handover/take-from-address.ts';
import { viewAt } from '../site/pages.ts';
import { linkAddress } from './link-address.ts';

const modifiers = ['metaKey', 'ctrlKey', 'shiftKey', 'altKey'] as const;

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.defaultPrevented && !modifiers.some((key) => event[key]);
}

/** Links that open elsewhere, download, or carry no address are the browser's own affair. */
function isOurs(link: Element): boolean {
  const target = link.getAttribute('target') ?? '';
  return !link.hasAttribute('download') && (target === '' || target === '_self');
}

/** The link that a click is on and where it leads, links in drawings included. */
function clickedLink({ target }: MouseEvent): { link: Element; url: URL } | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const url = link && linkAddress(link);
  return url && isOurs(link) ? { link, url } : undefined;
}

function isJumpWithinPage(url: URL): boolean {
  const { pathname, search } = window.location;
  return url.hash !== '' && url.pathname === pathname && url.search === search;
}

/**
 * Turns clicks on the site's own links, those in sleeping parts included, into navigations without a reload. It comes
 * last of all listeners, so a part may keep a click for itself with `preventDefault`. Values in a link's address are
 * handed over, as they are where it opens in a new tab.
 */
export function interceptLinks(follow: (to: string, link: Element) => void): void {
  const onClick = (event: MouseEvent) => {
    const clicked = isPlainClick(event) ? clickedLink(event) : undefined;
    if (!clicked) return;
    const { link, url } = clicked;
    if (url.origin !== window.location.origin || !viewAt(url.pathname) || isJumpWithinPage(url)) return;
    event.preventDefault();
    const { pathname, search, hash } = withoutValues(url);
    follow(pathname + search + hash, link);
  };
  document.addEventListener('click', onClick);
}
