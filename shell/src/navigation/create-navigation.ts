import { createPath, type createBrowserRouter, type RouterNavigateOptions, type To } from 'react-router-dom';
import type { PageModules } from '../federation/page-modules.ts';
import { whenIdle } from '../page/when-idle.ts';
import type { PartSource, PartStore } from '../parts/part-store.ts';
import { viewAt } from '../site/pages.ts';
import { carryPicture } from './carry-picture.ts';

type Router = ReturnType<typeof createBrowserRouter>;
type NavigationModules = Pick<PageModules, 'arrived' | 'isUnsafeHere' | 'isReplaced'>;

type Parts = {
  store: PartStore;
  modules: NavigationModules;
  /** Where the code of a part comes from, silently: nobody waits yet for what is fetched ahead. */
  source: PartSource;
};

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
export function createNavigation(router: Router, { store, modules, source }: Parts) {
  const change = router.navigate.bind(router);
  let latest = 0;
  let turn = Promise.resolve();

  /** Fetches the code of the page at a path and runs it, so that only rendering is left; each when its turn has come. */
  async function prepare(pathname: string, turnTo: () => Promise<void>): Promise<void> {
    const view = viewAt(pathname);
    if (!view || (await modules.isReplaced(view))) return;
    await turnTo();
    if (!(await modules.arrived(view))) return;
    await turnTo();
    await source(view);
  }

  /** To ask for what a dozen links in view lead to at once would take as long as to render a page. */
  function nextTurn(): Promise<void> {
    turn = turn.then(whenIdle);
    return turn;
  }

  /** For a link in view: while there is nothing else to do, and a page at a time. */
  function prefetch(pathname: string): void {
    prepare(pathname, nextTurn).catch(() => undefined);
  }

  /** For a link that is pointed at or touched, and may be followed in a moment: before all that waits for its turn. */
  function prefetchNow(pathname: string): void {
    prepare(pathname, () => Promise.resolve()).catch(() => undefined);
  }

  /** Where the browser would not check all modules of the next page, or they are of before a release, it gets its document. */
  async function wayTo(address: URL): Promise<'here' | 'page load'> {
    const view = viewAt(address.pathname);
    if (!view) return 'here';
    const needsDocument = async () => (await modules.isReplaced(view)) || modules.isUnsafeHere(view);
    if (await needsDocument().catch(() => false)) return 'page load';
    await store.read(view).catch(() => undefined);
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
    const way = await Promise.race([wayTo(address), tooLong]);
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
    if (location !== before) latest += 1;
    if (location.pathname === before.pathname) {
      store.wakePage();
    } else {
      dropCanonicalAddress();
      store.leavePage();
    }
  });
  router.navigate = (to: To | null | number, options?: RouterNavigateOptions) => go(to, { options });

  return {
    navigate: (to: string) => void go(to, {}),
    follow: (to: string, link: Element) => void go(to, { link }),
    prefetch,
    prefetchNow,
  };
}
