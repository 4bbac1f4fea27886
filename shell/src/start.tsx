import { savesData } from '@venue/shared/data-saver/saves-data.ts';
import { provideSiteTime } from '@venue/shared/time/site-time.ts';
import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { pageClock, watchClock } from './clock/page-clock.ts';
import { createHost } from './create-host.tsx';
import { takeFromAddress } from './handover/take-from-address.ts';
import { createPageModules, type PageModules } from './federation/page-modules.ts';
import { createPartSource } from './federation/part-source.ts';
import { createViewLoader } from './navigation/load-view.ts';
import { createPrefetch } from './navigation/prefetch-pages.ts';
import { followAddress, interceptLinks } from './navigation/intercept-links.ts';
import { prefetchInView, prefetchOnIntent } from './navigation/prefetch-links.ts';
import { checkRelease } from './recovery/outdated-release.ts';
import { recoverByPageLoad } from './recovery/recover-by-page-load.ts';
import { reloadIfServed } from './recovery/reload.ts';
import { fetchPicturesBelow } from './pictures/fetch-delayed-pictures.ts';
import { readBootBlock, readPageConfig, type SiteConfig } from './page-data/page-blocks.ts';
import { nextTask, whenIdle } from './browser/wait.ts';
import { NoticeStrip } from './layout/notice-strip.tsx';
import { reportError } from './failures/report-error.ts';
import { watchFailures } from './failures/watch-failures.ts';
import { keepOffline } from './offline/keep-offline.ts';
import { adoptParts, replacedPart } from './parts/adopt-parts.ts';
import { createPartStore, type PartSource } from './parts/part-store.ts';
import { carryOverRedrawn, watchRedrawing } from './recovery/redrawn.ts';
import type { PartRef } from '@venue/shared/contract/site-parts.ts';
import { awaitedAddress, createSiteRouter, watchPages } from './navigation/site-router.ts';
import { PageOutlet } from './page-outlet.tsx';
import { viewAt } from './site/pages.ts';
import { notify } from './toasts/toasts.tsx';

type Page = {
  root: HTMLElement;
  config: SiteConfig;
  modules: PageModules;
  source: PartSource;
};

/** Says above the prerendered page, which stays readable, what is wrong with its configuration. */
function showConfigNotice(problems: readonly string[]): void {
  const container = document.createElement('div');
  document.body.prepend(container);
  createRoot(container).render(<NoticeStrip problems={problems} />);
}

/** Developers turn the outlines of parts on in the console: `localStorage.developer = 'on'`. */
function wantsOutlines(): boolean {
  try {
    return localStorage.getItem('developer') === 'on';
  } catch {
    // The browser blocks its storage.
    return false;
  }
}

/** A development server sends `#root` empty. */
function isPrerendered(root: HTMLElement): boolean {
  return root.firstElementChild !== null;
}

/** Offline, the next failure checks again. */
function checkForRelease(modules: PageModules): void {
  checkRelease(modules.remotes()).catch(() => undefined);
}

/**
 * The parts of the page, before React hydrates them. A prerendered part keeps its HTML until its code arrives; if the code of another
 * view cannot be loaded, its page is loaded as a document.
 */
function createPageParts({ root, modules, source }: Page, addressOf: (view: PartRef) => URL | undefined) {
  const prerendered = isPrerendered(root);
  const reporting: PartSource = (ref) =>
    source(ref).catch((error) => {
      reportError(error, { code: 'part-not-loaded', part: ref });
      checkForRelease(modules);
      throw error;
    });
  const recovering: PartSource = (ref) =>
    reporting(ref).catch((error) => recoverByPageLoad(ref, error, addressOf));
  const store = createPartStore({
    adopted: reporting,
    rendered: prerendered ? recovering : reporting,
    onRetryFailed: (ref) => void reloadIfServed(modules.knownModules(ref)),
  });
  if (prerendered) adoptParts(store, root.querySelector('footer'));
  return store;
}

/** Longest wait (ms) of the pictures below the first screen until the page is idle. */
const picturesWait = 1000;

/** As a transition, React hydrates in slices and can handle a tap in between. */
function hydrate(root: HTMLElement, app: ReactNode): void {
  watchRedrawing(root);
  startTransition(() => {
    hydrateRoot(root, app, {
      onRecoverableError: (error, { componentStack }) => {
        const code = carryOverRedrawn();
        reportError(error, { code, part: replacedPart(), components: componentStack });
      },
    });
  });
}

/** Starts in several short tasks, so that a slow phone can handle a tap in between. */
async function startApp(page: Page): Promise<void> {
  const { root, config, modules } = page;
  // In development there is no inline script to set it.
  document.documentElement.dataset['scripted'] = '';
  takeFromAddress();
  const prerendered = isPrerendered(root);
  // Vite raises it when a dynamic import fails.
  window.addEventListener('vite:preloadError', () => checkForRelease(modules));
  // The store needs the router, created from it below, only once a view of another page has failed to load.
  const store = createPageParts(page, (ref) => awaitedAddress(router, ref));
  const view = viewAt(window.location.pathname);
  if (view) store.wake(view);
  await nextTask();
  const { load, whenViewLoaded } = createViewLoader({ store, modules });
  const router = createSiteRouter(load, modules.loadModuleList);
  watchPages(router, store);
  const shell = {
    store,
    host: createHost(config, {
      notify,
      navigate: (to) => followAddress(router, new URL(to, window.location.href)),
      report: (error, service) => reportError(error, service && { code: service }),
    }),
  };
  const { prefetch, prefetchNow } = createPrefetch({
    modules,
    source: page.source,
    whenViewLoaded,
  });
  const app = <App shell={shell} mode={config.mode} pages={<PageOutlet router={router} />} />;
  // Until then elements have attributes from the inline script, which would be hydration mismatches.
  await window.bootApi?.fullyShown;
  if (prerendered) hydrate(root, app);
  else createRoot(root).render(app);
  interceptLinks(router);
  await nextTask();
  prefetchOnIntent(prefetchNow);
  const shown = Promise.resolve(view && store.read(view));
  shown
    .then(() => whenIdle(picturesWait))
    .then(
      () => fetchPicturesBelow(whenViewLoaded),
      () => window.bootApi?.fetchAllPictures(),
    );
  shown
    .then(() => whenIdle())
    .then(
      () => prefetchInView(prefetch),
      () => undefined,
    );
  if (prerendered) keepOffline(router, shown).catch((error) => reportError(error));
}

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
provideSiteTime(pageClock);
watchClock();
const boot = readBootBlock();
const modules = createPageModules(boot);
// The connection is idle while the page hydrates. Having the module list saves a round trip when a link is tapped soon, and the
// response also gives the server's time.
if (isPrerendered(root) && !savesData()) modules.loadModuleList().catch(() => undefined);
else pageClock.update();
const outcome = readPageConfig();

if (outcome.kind === 'damaged') {
  showConfigNotice(outcome.problems);
  if (outcome.reportUrl) watchFailures(outcome.reportUrl, modules);
  reportError(new Error(outcome.problems.join('; ')), { code: 'page-facts' });
} else {
  const { config } = outcome;
  const page = { root, config, modules, source: createPartSource(boot, modules) };
  if (config.reportUrl) watchFailures(config.reportUrl, modules);
  void nextTask().then(() => startApp(page));
  if (wantsOutlines()) {
    void import('./developer/outline-parts.ts').then(({ outlineParts }) => outlineParts(modules.remotes));
  }
}
