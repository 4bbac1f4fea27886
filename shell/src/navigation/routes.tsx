import { useEffect } from 'react';
import {
  type Location,
  Outlet,
  ScrollRestoration,
  type LoaderFunctionArgs,
  type RouteObject,
} from 'react-router-dom';
import { isNavigated } from '@venue/shared/contract/document-marks.ts';
import type { SitePage } from '@venue/shared/contract/site-facts.ts';
import type { PartRef } from '@venue/shared/contract/site-parts.ts';
import { NotFoundPage } from '../fallback/not-found-page.tsx';
import { OfflinePage } from '../fallback/offline-page.tsx';
import { Part } from '../parts/part.tsx';
import { partRef } from '../site/pages.ts';
import { offlinePath } from '../site/reserved-addresses.ts';
import { RouteError } from './route-error.tsx';

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    // Not a valid encoding, such as `#100%off`.
    return name;
  }
}

/** The element that the hash of an address (`#…` or '') names, if any. */
export function hashTarget(hash: string): HTMLElement | null {
  const name = hash.slice(1);
  return name === '' ? null : document.getElementById(decoded(name));
}

/** Focuses an element without adding it to the Tab order. */
function focusOnce(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}

/**
 * After navigation, focuses the element that the address names, or the heading, unless the page has focused
 * something itself.
 */
function RouteFocus() {
  useEffect(() => {
    if (!isNavigated()) return;
    const content = document.querySelector('main');
    const start = hashTarget(window.location.hash) ?? content?.querySelector('h1') ?? content;
    if (start && !content?.contains(document.activeElement)) focusOnce(start);
  }, []);
  return null;
}

/** Loads the code of a view before its page is shown; a rejection reaches the route's `errorElement`. */
export type LoadView = (view: PartRef, args: Pick<LoaderFunctionArgs, 'url' | 'request'>) => Promise<null>;

/** The id of the route around every page, to which pages from the module list are added later. */
export const rootRoute = 'root';

/** The history entry on show, and how many there have been. */
let shown = { entry: '', arrivals: 0 };

/**
 * Every page opens at its top, even after Back (G-06), because each arrival has a new key, with no stored position. Back to the entry that is
 * still on show, as from an opened picture, leaves the page where it is.
 */
function scrollKey({ key, hash }: Location): string {
  // The browser's own jumps within a page have the key of a first page.
  if (hash !== '' || key !== shown.entry) shown = { entry: key + hash, arrivals: shown.arrivals + 1 };
  // Positions are stored for the next document, too.
  return `${performance.timeOrigin} ${shown.arrivals}`;
}

function Root() {
  return (
    <>
      <Outlet />
      <ScrollRestoration getKey={scrollKey} />
      <RouteFocus />
    </>
  );
}

/** One route per page; its id is the address. */
export function pageRoutes(pages: readonly SitePage[], load: LoadView): RouteObject[] {
  return pages.map(({ address, view }) => {
    const ref = partRef(view);
    return {
      id: address,
      path: address,
      caseSensitive: true,
      loader: (args) => load(ref, args),
      // A new hash or query needs no new code.
      shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href,
      element: <Part key={view} of={ref} kind="view" />,
      errorElement: <RouteError />,
    };
  });
}

export function siteRoutes(pages: readonly SitePage[], load: LoadView): RouteObject[] {
  return [
    {
      id: rootRoute,
      element: <Root />,
      errorElement: <RouteError />,
      children: [
        ...pageRoutes(pages, load),
        { path: offlinePath, element: <OfflinePage /> },
        { path: '*', element: <NotFoundPage /> },
      ],
    },
  ];
}
