import { pageFollows } from '@venue/shared/ui/follows-page.ts';
import { createPath, type createBrowserRouter, type RouterNavigateOptions, type To } from 'react-router-dom';
import type { PageModules } from '../federation/page-modules.ts';
import type { PartStore } from '../parts/part-store.ts';
import { viewAt } from '../site/pages.ts';
import { carryPicture } from './carry-picture.ts';
import { isWanted, wantView } from './wanted-view.ts';

type Router = ReturnType<typeof createBrowserRouter>;

type Parts = { store: PartStore; modules: Pick<PageModules, 'askNow' | 'isUnsafeHere' | 'isReplaced'> };

/** How long a click may wait for the code of its target before the page changes to a placeholder, in ms. */
const patience = 1000;

/** Browsers share the address that the document calls its own: it is the first page's, and no other page's. */
function dropCanonicalAddress(): void {
  document.querySelector('link[rel="canonical"]')?.remove();
}

function addressOf(to: To): URL {
  return new URL(typeof to === 'string' ? to : createPath(to), window.location.href);
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

/**
 * Another page is rendered in one piece. In slices it would take several times as long: styles come with the components, and
 * between two slices the browser works out the styles of the whole page that is being left once more.
 */
function renderInOnePiece(router: Router): void {
  const subscribe = router.subscribe.bind(router);
  router.subscribe = (listener) => {
    let shown = router.state.location.pathname;
    return subscribe((state, how) => {
      const isAnother = state.location.pathname !== shown;
      shown = state.location.pathname;
      if (isAnother) leaveFocus();
      listener(state, { ...how, flushSync: how.flushSync || isAnother });
    });
  };
}

/**
 * Loads first, then navigates: React would otherwise show the target's placeholder and, once it did, hold back the
 * content for 300 ms. All links go through the router's `navigate`, so it is replaced. Only the last of several
 * clicks counts, and none after the visitor went elsewhere meanwhile.
 */
export function createNavigation(router: Router, { store, modules }: Parts) {
  const change = router.navigate.bind(router);
  let latest = 0;
  let going: Promise<unknown> = Promise.resolve();

  /** Where the browser would not check all modules of the next page, or they are of before a release, it gets its document. */
  async function wayTo(address: URL): Promise<'here' | 'page load'> {
    const view = viewAt(address.pathname);
    wantView(view);
    if (!view) return 'here';
    modules.askNow(view);
    const needsDocument = async () => (await modules.isReplaced(view)) || modules.isUnsafeHere(view);
    if (await needsDocument().catch(() => false)) return 'page load';
    await store.read(view).catch(() => {
      // Who comes back to it later has it asked for anew.
      if (!isWanted(view)) store.forget(view);
    });
    // A place within the page may be in its rest.
    if (address.hash !== '') await store.whole(view)?.catch(() => undefined);
    return 'here';
  }

  type Way = { options?: RouterNavigateOptions | undefined; link?: Element };

  async function go(to: To | null | number, { options, link }: Way): Promise<void> {
    latest += 1;
    const own = latest;
    if (typeof to === 'number') return change(to);
    const address = addressOf(to ?? '');
    const tooLong = new Promise<'here'>((resolve) => {
      setTimeout(resolve, patience, 'here');
    });
    const found = wayTo(address);
    const view = viewAt(address.pathname);
    going = found.then(() => view && store.whole(view)).catch(() => undefined);
    const way = await Promise.race([found, tooLong]);
    if (own !== latest) return undefined;
    if (way === 'page load') return window.location.assign(address);
    const isSamePage = address.pathname === window.location.pathname;
    return carryPicture(isSamePage ? undefined : link, () => change(to, options));
  }

  let shown = router.state.location;
  renderInOnePiece(router);
  router.subscribe(({ location }) => {
    const before = shown;
    shown = location;
    // Who goes back while a click waits for its code has changed their mind.
    if (location !== before) {
      latest += 1;
      wantView(undefined);
    }
    if (location.pathname === before.pathname) {
      store.wakePage();
    } else {
      dropCanonicalAddress();
      pageFollows();
      window.early?.fetchAllPictures();
      store.leavePage();
    }
  });
  router.navigate = (to: To | null | number, options?: RouterNavigateOptions) => go(to, { options });

  return {
    navigate: (to: string) => void go(to, {}),
    /** Like the browser's own, a link to where the visitor is adds nothing to go back to. */
    follow: (to: string, link: Element) =>
      void go(to, { link, options: { replace: addressOf(to).href === window.location.href } }),
    /** Resolves when no page is waited for. */
    arrived: () => going,
  };
}
