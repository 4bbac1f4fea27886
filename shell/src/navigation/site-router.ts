import { createBrowserRouter, createPath } from 'react-router-dom';
import { markNavigated } from '@venue/shared/contract/document-marks.ts';
import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import type { PartRef } from '@venue/shared/contract/site-parts.ts';
import { PartLoadError, type PartStore } from '../parts/part-store.ts';
import { pageAt, viewAt } from '../site/pages.ts';
import { rootRoute, pageRoutes, siteRoutes, type LoadView } from './routes.tsx';

export type SiteRouter = ReturnType<typeof createBrowserRouter>;

/**
 * The router. It does not load the prerendered view, whose part is adopted. Pages that this document does not
 * know yet are added from the module list when the visitor goes to one.
 */
export function createSiteRouter(load: LoadView, loadModuleList: () => Promise<unknown>): SiteRouter {
  const here = pageAt(window.location.pathname);
  return createBrowserRouter(siteRoutes(siteFacts().pages, load), {
    hydrationData: { loaderData: here ? { [here.address]: null } : {} },
    patchRoutesOnNavigation: async ({ patch }) => {
      await loadModuleList().catch((cause: unknown) => {
        throw new PartLoadError('the list of pages could not be loaded', { cause });
      });
      patch(rootRoute, pageRoutes(siteFacts().pages, load));
    },
  });
}

/**
 * The address at which the visitor is waiting for a view: the pending navigation or the current page.
 * Undefined if they are not.
 */
export function awaitedAddress({ state }: SiteRouter, view: PartRef): URL | undefined {
  const location = state.navigation.location ?? state.location;
  return viewAt(location.pathname) === view
    ? new URL(createPath(location), window.location.origin)
    : undefined;
}

/** Browsers share the canonical address, which is that of the first page only. */
function dropCanonicalAddress(): void {
  document.querySelector('link[rel="canonical"]')?.remove();
}

/** Before the browser removes a focused element it recalculates the styles of its whole page. */
function leaveFocus(): void {
  const { activeElement } = document;
  const canBlur = activeElement instanceof HTMLElement || activeElement instanceof SVGElement;
  if (canBlur && activeElement.closest('main')) activeElement.blur();
}

/** Prepares the rest of the shell for another page, before the router renders it. */
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
    markNavigated();
    window.bootApi?.fetchAllPictures();
    store.leavePage();
  });
  // On `pagehide` the router hands scroll restoration to the browser, and does not take it back after the
  // back-forward cache.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.history.scrollRestoration = 'manual';
  });
}
