import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import type { PartRef } from '@venue/shared/contract/site-parts.ts';
import { pageFollows } from '@venue/shared/ui/follows-page.ts';
import { createBrowserRouter, createPath } from 'react-router-dom';
import { PartLoadError, type PartStore } from '../parts/part-store.ts';
import { pageAt, viewAt } from '../site/pages.ts';
import { frameRoute, pageRoutes, siteRoutes, type LoadView } from './routes.tsx';

export type SiteRouter = ReturnType<typeof createBrowserRouter>;

/**
 * The router of the page. The view that came with it is not loaded, as its part comes to life by itself. Of pages that
 * the document does not know yet it learns where one of them is asked for.
 */
export function createSiteRouter(load: LoadView, loadModuleList: () => Promise<unknown>): SiteRouter {
  const here = pageAt(window.location.pathname);
  return createBrowserRouter(siteRoutes(siteFacts().pages, load), {
    hydrationData: { loaderData: here ? { [here.address]: null } : {} },
    patchRoutesOnNavigation: async ({ patch }) => {
      await loadModuleList().catch((cause: unknown) => {
        throw new PartLoadError('the pages of the site could not be had', { cause });
      });
      patch(frameRoute, pageRoutes(siteFacts().pages, load));
    },
  });
}

/** Where a visitor is waiting for a view: where the link leads that was followed last, or on the current page; undefined if nobody is. */
export function addressWanted({ state }: SiteRouter, view: PartRef): URL | undefined {
  const wanted = state.navigation.location ?? state.location;
  return viewAt(wanted.pathname) === view ? new URL(createPath(wanted), window.location.origin) : undefined;
}

/** Browsers share the canonical address of the document, which is the first page's only. */
function dropCanonicalAddress(): void {
  document.querySelector('link[rel="canonical"]')?.remove();
}

/**
 * Where the element that has the focus is removed, the browser first works out all styles of the page that it stands in: those of
 * the old page, with the styles of the new one. Without focus it need not.
 */
function leaveFocus(): void {
  const { activeElement } = document;
  const canBlur = activeElement instanceof HTMLElement || activeElement instanceof SVGElement;
  if (canBlur && activeElement.closest('main')) activeElement.blur();
}

/** Tells the rest of the shell that another page is about to be shown; called before the router renders it. */
export function watchPages(router: SiteRouter, store: PartStore): void {
  let shown = router.state.location;
  router.subscribe(({ location }) => {
    const before = shown;
    shown = location;
    if (location === before) return;
    if (location.pathname === before.pathname) {
      store.wakePage();
      return;
    }
    leaveFocus();
    dropCanonicalAddress();
    pageFollows();
    window.bootApi?.fetchAllPictures();
    store.leavePage();
  });
  // On `pagehide` the router gives scrolling back to the browser, and does not take it again after the back-forward cache.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.history.scrollRestoration = 'manual';
  });
}
