import type { createBrowserRouter, RouterNavigateOptions, To } from 'react-router-dom';
import type { BootBlock } from '../page/boot-block.ts';
import { partModules } from '../federation/part-modules.ts';
import { preloadModules } from '../federation/preload-modules.ts';
import type { PartStore } from '../parts/part-store.ts';
import { viewAt } from '../site/pages.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** How long a click may wait for the code of its target before the page changes to a placeholder, in ms. */
const patience = 1000;

/** Browsers share the address that the document calls its own: it is the first page's, and no other page's. */
function dropCanonicalAddress(): void {
  document.querySelector('link[rel="canonical"]')?.remove();
}

function pathnameOf(to: To): string {
  const address = typeof to === 'string' ? to : (to.pathname ?? '');
  return new URL(address, window.location.href).pathname;
}

/**
 * Loads first, then navigates: React would otherwise show the target's placeholder and, once it did, hold back the
 * content for 300 ms. All links go through the router's `navigate`, so it is replaced. Only the last of several
 * clicks counts, and none after the visitor went elsewhere meanwhile.
 */
export function createNavigation(router: Router, store: PartStore, boot: BootBlock) {
  const change = router.navigate.bind(router);
  let latest = 0;

  function prefetch(pathname: string): void {
    const view = viewAt(pathname);
    if (view) preloadModules(partModules(boot, view));
  }

  async function codeOf(pathname: string): Promise<void> {
    const view = viewAt(pathname);
    if (!view) return;
    prefetch(pathname);
    await store.read(view).catch(() => undefined);
  }

  async function navigate(to: To | null | number, options?: RouterNavigateOptions): Promise<void> {
    latest += 1;
    const own = latest;
    if (typeof to === 'number') return change(to);
    const tooLong = new Promise<void>((resolve) => {
      setTimeout(resolve, patience);
    });
    await Promise.race([codeOf(pathnameOf(to ?? '')), tooLong]);
    return own === latest ? change(to, options) : undefined;
  }

  let shown = router.state.location;
  router.subscribe(({ location }) => {
    const before = shown;
    shown = location;
    // Who goes back while a click waits for its code has changed their mind.
    if (location !== before) latest += 1;
    if (location.pathname === before.pathname) {
      store.wakePage();
    } else {
      dropCanonicalAddress();
      store.leavePage();
    }
  });
  router.navigate = navigate;

  return { navigate: (to: string) => void navigate(to), prefetch };
}
