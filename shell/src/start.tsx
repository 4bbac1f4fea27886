import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { savesData } from '@venue/shared/data-saver/saves-data.ts';
import { readDeviceText, keptByWipe } from '@venue/shared/storage/device-storage.ts';
import { provideSiteTime } from '@venue/shared/time/site-time.ts';
import { App } from './app.tsx';
import { nextTask, whenIdle } from './browser/wait.ts';
import { createHost } from './create-host.tsx';
import { reportError, reportFailures } from './failures/report-failures.ts';
import { createPageModules } from './federation/page-modules.ts';
import { createPartSource } from './federation/part-source.ts';
import { handOverAddress } from './handover/address-handover.ts';
import { notify } from './layout/toasts.tsx';
import { fetchPicturesBelow } from './navigation/fetch-delayed-pictures.ts';
import { openAddress, interceptLinks } from './navigation/intercept-links.ts';
import { createViewLoader } from './navigation/load-view.ts';
import { createPrefetch, prefetchInView, prefetchOnIntent } from './navigation/prefetch.ts';
import { awaitedAddress, createSiteRouter, type SiteRouter, watchPages } from './navigation/site-router.ts';
import { startOfflineCache } from './offline/offline-cache.ts';
import { readBootBlock, readConfigBlock } from './page-data/page-blocks.ts';
import { PageOutlet } from './page-outlet.tsx';
import { adoptParts, createAdoptedHtml, isPrerendered } from './parts/adopted-html.ts';
import { createPartStore } from './parts/part-store.ts';
import type { Shell } from './parts/shell-context.tsx';
import { checkForOutdatedRelease } from './recovery/outdated-release.ts';
import { watchRedrawing } from './recovery/redrawn.ts';
import { recoverByPageLoad } from './recovery/reload.ts';
import { pageClock, watchClock } from './site/page-clock.ts';
import { viewAt } from './site/pages.ts';

/** What the document contains. A development server sends it without HTML in `#root`. */
function readPage(root: HTMLElement) {
  const boot = readBootBlock();
  return {
    root,
    isComposed: isPrerendered(root),
    boot,
    config: readConfigBlock(),
    modules: createPageModules(boot),
    view: viewAt(window.location.pathname),
  };
}

type Page = ReturnType<typeof readPage>;

/** Failure reports, and the site's time. */
function startServices({ config, modules, isComposed }: Page): void {
  if (config.reportUrl) reportFailures(config.reportUrl, modules.remotes);
  const checkRelease = () => void checkForOutdatedRelease(modules.remotes());
  // Vite raises it when a dynamic import fails.
  window.addEventListener('vite:preloadError', checkRelease);
  provideSiteTime(pageClock);
  watchClock();
  // The module list brings the time too. It saves a round trip when a link is tapped soon, and the connection
  // is idle meanwhile.
  if (isComposed && !savesData()) modules.loadModuleList().catch(() => undefined);
  else pageClock.update();
}

/** The parts of the page. Those that are prerendered sleep, except its own view. */
function createParts({ root, boot, modules, view }: Page) {
  const source = createPartSource(boot, modules);
  const store = createPartStore({
    source,
    onLoadFailed: (ref, error) => {
      reportError(error, { code: 'part-not-loaded', part: ref });
      void checkForOutdatedRelease(modules.remotes());
    },
  });
  const html = createAdoptedHtml();
  adoptParts(store, html, root.querySelector('footer'));
  if (view) store.wake(view);
  return { source, store, html };
}

type Parts = ReturnType<typeof createParts>;

/**
 * From one page to the next within this document. If the code of a page cannot be loaded, the page is loaded
 * as a document.
 */
function createNavigation({ modules, isComposed }: Page, { store }: Parts) {
  const { load, whenViewLoaded } = createViewLoader({ store, modules });
  const router = createSiteRouter(load, modules.loadModuleList);
  watchPages(router, store);
  if (isComposed) {
    store.setLastResort((ref, error) => recoverByPageLoad(error, () => awaitedAddress(router, ref)));
  }
  return { router, whenViewLoaded };
}

type Navigation = ReturnType<typeof createNavigation>;

function createShell({ root, config }: Page, { store, html }: Parts, { router }: Navigation): Shell {
  const host = createHost(config, {
    notify,
    navigate: (to) => openAddress(router, new URL(to, window.location.href)),
    report: (error, service) => reportError(error, service && { code: service }),
  });
  return { store, html, transferToRedrawn: watchRedrawing(root), host };
}

function render({ root, isComposed, config }: Page, shell: Shell, router: SiteRouter): void {
  const app = <App shell={shell} mode={config.mode} pages={<PageOutlet router={router} />} />;
  if (!isComposed) {
    createRoot(root).render(app);
    return;
  }
  // As a transition, React hydrates in slices and can handle a tap in between.
  startTransition(() => {
    hydrateRoot(root, app, {
      onRecoverableError: (error) => {
        shell.transferToRedrawn();
        reportError(error, { code: 'hydration', part: shell.html.redrawnPart() });
      },
    });
  });
}

/** Longest wait (ms) of the pictures below the first screen until the page is idle. */
const picturesWait = 1000;

/** Fetches what the visitor may need next: the pictures below, the code of linked pages, and pages to open offline. */
async function startBackgroundWork(page: Page, { source, store }: Parts, navigation: Navigation) {
  const { router, whenViewLoaded } = navigation;
  const { prefetch, prefetchNow } = createPrefetch({ modules: page.modules, source, whenViewLoaded });
  prefetchOnIntent(prefetchNow);
  const shown = Promise.resolve(page.view && store.read(page.view));
  if (page.isComposed) startOfflineCache(router, shown).catch((error) => reportError(error));
  try {
    await shown;
  } catch {
    window.bootApi?.fetchAllPictures();
    return;
  }
  await whenIdle(picturesWait);
  void fetchPicturesBelow(whenViewLoaded);
  await whenIdle();
  prefetchInView(prefetch);
}

/** Developers turn the outlines of parts on in the console: `localStorage.developer = 'on'`. */
function wantsOutlines(): boolean {
  return readDeviceText(keptByWipe.developer) === 'on';
}

/** Starts the page in several short tasks, so that a slow phone can handle a tap in between. */
async function startPage(root: HTMLElement): Promise<void> {
  const page = readPage(root);
  startServices(page);

  await nextTask();
  // In development there is no inline script to set it.
  document.documentElement.dataset['scripted'] = '';
  handOverAddress();
  const parts = createParts(page);

  await nextTask();
  const navigation = createNavigation(page, parts);
  // Until then elements have attributes from the inline script, which would be hydration mismatches.
  await window.bootApi?.fullyShown;
  render(page, createShell(page, parts, navigation), navigation.router);
  interceptLinks(navigation.router);

  await nextTask();
  void startBackgroundWork(page, parts, navigation);
  if (wantsOutlines()) {
    const { outlineParts } = await import('./parts/outline-parts.ts');
    outlineParts(page.modules.remotes);
  }
}

const container = document.getElementById('root');
if (!container) throw new Error('the page has no #root');
void startPage(container);
