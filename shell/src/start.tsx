import { savesData } from '@venue/shared/data-saver/saves-data.ts';
import { provideSiteTime } from '@venue/shared/time/site-time.ts';
import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { nextTask, whenIdle } from './browser/wait.ts';
import { pageClock, watchClock } from './clock/page-clock.ts';
import { createHost } from './create-host.tsx';
import { reportError } from './failures/failure-report.ts';
import { watchFailures } from './failures/watch-failures.ts';
import { createPageModules } from './federation/page-modules.ts';
import { createPageParts } from './federation/page-parts.ts';
import { createPartSource } from './federation/part-source.ts';
import { takeFromAddress } from './handover/take-from-address.ts';
import { followAddress, interceptLinks } from './navigation/intercept-links.ts';
import { createViewLoader } from './navigation/load-view.ts';
import {
  createPrefetch,
  type PrefetchDependencies,
  prefetchInView,
  prefetchOnIntent,
} from './navigation/prefetch.ts';
import { awaitedAddress, createSiteRouter, watchPages } from './navigation/site-router.ts';
import { keepOffline } from './offline/keep-offline.ts';
import { readBootBlock, readConfigBlock } from './page-data/page-blocks.ts';
import { PageOutlet } from './page-outlet.tsx';
import { isPrerendered, replacedPart } from './parts/adopt-parts.ts';
import { fetchPicturesBelow } from './pictures/fetch-delayed-pictures.ts';
import { noticeOutdatedRelease } from './recovery/outdated-release.ts';
import { carryOverRerendered, watchRerendering } from './recovery/rerendered.ts';
import { viewAt } from './site/pages.ts';
import { notify } from './toasts/toasts.tsx';

/** As a transition, React hydrates in slices and can handle a tap in between. */
function hydrate(root: HTMLElement, app: ReactNode): void {
  watchRerendering(root);
  startTransition(() => {
    hydrateRoot(root, app, {
      onRecoverableError: (error) => {
        carryOverRerendered();
        reportError(error, { code: 'hydration', part: replacedPart() });
      },
    });
  });
}

/** Longest wait (ms) of the pictures below the first screen until the page is idle. */
const picturesWait = 1000;

/** Fetches what the visitor may need next, the linked pages and the pictures below, once the page's view is shown. */
async function startBackgroundWork(shown: Promise<unknown>, parts: PrefetchDependencies): Promise<void> {
  const { prefetch, prefetchNow } = createPrefetch(parts);
  prefetchOnIntent(prefetchNow);
  try {
    await shown;
  } catch {
    window.bootApi?.fetchAllPictures();
    return;
  }
  await whenIdle(picturesWait);
  void fetchPicturesBelow(parts.whenViewLoaded);
  await whenIdle();
  prefetchInView(prefetch);
}

/** Starts in several short tasks, so that a slow phone can handle a tap in between. */
async function startApp(root: HTMLElement): Promise<void> {
  await nextTask();
  // In development there is no inline script to set it.
  document.documentElement.dataset['scripted'] = '';
  takeFromAddress();
  const prerendered = isPrerendered(root);
  // Vite raises it when a dynamic import fails.
  window.addEventListener('vite:preloadError', () => void noticeOutdatedRelease(modules.remotes()));
  const source = createPartSource(boot, modules);
  // The store needs the router, created from it below, only once a view of another page has failed to load.
  const store = createPageParts({ root, modules, source }, (ref) => awaitedAddress(router, ref));
  const view = viewAt(window.location.pathname);
  if (view) store.wake(view);
  await nextTask();
  const { load, whenViewLoaded } = createViewLoader({ store, modules });
  const router = createSiteRouter(load, modules.loadModuleList);
  watchPages(router, store);
  const host = createHost(config, {
    notify,
    navigate: (to) => followAddress(router, new URL(to, window.location.href)),
    report: (error, service) => reportError(error, service && { code: service }),
  });
  const app = <App shell={{ store, host }} mode={config.mode} pages={<PageOutlet router={router} />} />;
  // Until then elements have attributes from the inline script, which would be hydration mismatches.
  await window.bootApi?.fullyShown;
  if (prerendered) hydrate(root, app);
  else createRoot(root).render(app);
  interceptLinks(router);
  await nextTask();
  const shown = Promise.resolve(view && store.read(view));
  void startBackgroundWork(shown, { modules, source, whenViewLoaded });
  if (prerendered) keepOffline(router, shown).catch((error) => reportError(error));
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

const container = document.getElementById('root');
if (!container) throw new Error('the page has no #root');
provideSiteTime(pageClock);
watchClock();
const boot = readBootBlock();
const config = readConfigBlock();
const modules = createPageModules(boot);
if (config.reportUrl) watchFailures(config.reportUrl, modules.remotes);
// The connection is idle while the page hydrates. Having the module list saves a round trip when a link is tapped soon, and the
// response also gives the server's time.
if (isPrerendered(container) && !savesData()) modules.loadModuleList().catch(() => undefined);
else pageClock.update();
void startApp(container);
if (wantsOutlines()) {
  void import('./developer/outline-parts.ts').then(({ outlineParts }) => outlineParts(modules.remotes));
}
