import { savesData } from '@venue/shared/data-saver/saves-data.ts';
import { whenIdle } from '../browser/wait.ts';
import type { PageModules } from '../federation/page-modules.ts';
import type { PartSource } from '../parts/part-store.ts';
import { viewAt } from '../site/pages.ts';
import { linkAddress } from './intercept-links.ts';

/** ms that a link has to be in view before its page is prefetched. */
const inViewDelay = 400;

/** Not the footer, which lists the whole site: its links are prefetched when they are pointed at. */
const links = 'header a[href^="/"], main a[href^="/"]';

/**
 * Calls back with the path of each link of header and content that has been in view for {@link inViewDelay},
 * on later pages too. Never in data saver mode.
 */
export function prefetchInView(prefetch: (pathname: string) => void): void {
  if (savesData() || !('IntersectionObserver' in window)) return;
  const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();
  const found = new WeakSet<Element>();

  const inView = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      clearTimeout(timers.get(target));
      const address = isIntersecting && linkAddress(target);
      if (!address) continue;
      const timer = setTimeout(() => {
        inView.unobserve(target);
        if (navigator.onLine) prefetch(address.pathname);
      }, inViewDelay);
      timers.set(target, timer);
    }
  });

  function watchNewLinks(): void {
    for (const link of document.querySelectorAll(links)) {
      if (found.has(link)) continue;
      found.add(link);
      inView.observe(link);
    }
  }

  watchNewLinks();
  new MutationObserver(watchNewLinks).observe(document.body, { childList: true, subtree: true });
}

/**
 * Calls back with the path of a link of the site that the visitor points at, touches or focuses: once until
 * they leave it.
 */
export function prefetchOnIntent(prefetch: (pathname: string) => void): void {
  let intended: Element | null = null;
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link === intended) return;
    intended = link;
    const address = link && linkAddress(link);
    if (address?.origin === window.location.origin) prefetch(address.pathname);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, onIntent, { capture: true, passive: true });
  }
}

export type PrefetchDependencies = {
  modules: Pick<PageModules, 'prefetchPart' | 'needsDocument'>;
  source: PartSource;
  whenViewLoaded: () => Promise<unknown>;
};

/** Loads the code of pages that the visitor may go to next. Ignores failures: following the link tries again. */
export function createPrefetch({ modules, source, whenViewLoaded }: PrefetchDependencies) {
  let turn: Promise<unknown> = Promise.resolve();

  async function prefetch(pathname: string, nextTurn: () => Promise<unknown>): Promise<void> {
    const view = viewAt(pathname);
    if (!view || (await modules.needsDocument(view))) return;
    await nextTurn();
    if (!(await modules.prefetchPart(view))) return;
    await nextTurn();
    await source(view);
  }

  /**
   * A dozen requests at once take a slow phone as long as rendering a page, and nothing may compete with a
   * page that was navigated to.
   */
  function whenOthersAreDone(): Promise<unknown> {
    turn = turn.then(whenViewLoaded).then(() => whenIdle());
    return turn;
  }

  return {
    /** For a link in view: when the browser is idle, one page at a time. */
    prefetch: (pathname: string): void => void prefetch(pathname, whenOthersAreDone).catch(() => undefined),
    /** For a link that is pointed at or touched: immediately. */
    prefetchNow: (pathname: string): void =>
      void prefetch(pathname, () => Promise.resolve()).catch(() => undefined),
  };
}
