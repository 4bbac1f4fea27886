import { savesData } from '@venue/shared/data-saver/saves-data.ts';
import { provideSiteTime } from '@venue/shared/site-time.ts';
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
import { checkRelease } from './navigation/outdated-release.ts';
import { recoverByPageLoad } from './navigation/recover-by-page-load.ts';
import { reloadIfServed } from './navigation/reload.ts';
import { fetchPicturesBelow } from './page/fetch-delayed-pictures.ts';
import { readBootBlock, readPageConfig, type SiteConfig } from './page/page-blocks.ts';
import { whenIdle } from './page/when-idle.ts';
import { NoticeStrip } from './layout/notice-strip.tsx';
import { reportError } from './failures/report-error.ts';
import { watchFailures } from './failures/watch-failures.ts';
import { keepOffline } from './offline/keep-offline.ts';
import { adoptParts, replacedPart } from './parts/adopt-parts.ts';
import { createPartStore, type PartStore, type PartSource } from './parts/part-store.ts';
import { carryOverRedrawn, watchRedrawing } from './recovery/redrawn.ts';
import type { PartRef } from '@venue/shared/contract/site-parts.ts';
import { addressWanted, createSiteRouter, watchPages } from './navigation/site-router.ts';
import { PageOutlet } from './page-outlet.tsx';
import { viewAt } from './site/pages.ts';
import { notify } from './toasts/toasts.tsx';

type Page = {
  root: HTMLElement;
  config: SiteConfig;
  modules: PageModules;
  /** Where the code of parts comes from. */
  source: PartSource;
};

/** Resolves in a task of its own, so that a tap or a frame that waits comes first. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/** Says on the page what is wrong with its configuration; the prerendered page below stays readable. */
function showConfigNotice(problems: readonly string[]): void {
  const place = document.createElement('div');
  document.body.prepend(place);
  createRoot(place).render(<NoticeStrip problems={problems} />);
}

/** Whether this device asks for outlines of the parts: somebody typed `localStorage.developer = 'on'` into the console of this site. */
function wantsOutlines(): boolean {
  try {
    return localStorage.getItem('developer') === 'on';
  } catch {
    // Where storage is blocked, nothing was asked for.
    return false;
  }
}

/** Whether the page came with its HTML; a development server sends it empty. */
function isPrerendered(root: HTMLElement): boolean {
  return root.firstElementChild !== null;
}

/**
 * The parts of the page, before React hydrates them. A part that came with the page keeps its HTML until its code is there; the
 * page of any other view whose code cannot be had is loaded as a document.
 */
function partsOf({ root, modules, source }: Page, wantedAt: (view: PartRef) => URL | undefined): PartStore {
  const prerendered = isPrerendered(root);
  const reported: PartSource = (ref) =>
    source(ref).catch((error) => {
      reportError(error, { code: 'part-not-loaded', part: ref });
      void checkRelease(modules);
      throw error;
    });
  const recovering: PartSource = (ref) =>
    reported(ref).catch((error) => recoverByPageLoad(ref, error, wantedAt));
  const store = createPartStore({
    adopted: reported,
    rendered: prerendered ? recovering : reported,
    heal: (ref) => void reloadIfServed(modules.knownModules(ref)),
  });
  if (prerendered) adoptParts(store, root.querySelector('footer'));
  return store;
}

/** ms that pictures below the first screen wait for a page that is busy coming to life. */
const picturesWait = 1000;

/** In slices, between which a tap is answered; otherwise the frame hydrates in one piece. */
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

/** In tasks, each short enough for a slow phone: a tap is answered between them. */
async function startApp(page: Page): Promise<void> {
  const { root, config, modules } = page;
  // The inline script has set it already; in development there is no such script.
  document.documentElement.dataset['scripted'] = '';
  takeFromAddress();
  const prerendered = isPrerendered(root);
  // Vite's event for a dynamic import that failed.
  window.addEventListener('vite:preloadError', () => void checkRelease(modules));
  const store = partsOf(page, (ref) => addressWanted(router, ref));
  const view = viewAt(window.location.pathname);
  if (view) store.wake(view);
  await nextTask();
  const { load, free } = createViewLoader({ store, modules });
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
    free,
  });
  const app = <App shell={shell} mode={config.mode} pages={<PageOutlet router={router} />} />;
  // Hydration would report the marks that the inline script sets on elements until the page is whole.
  await window.bootApi?.whole;
  if (prerendered) hydrate(root, app);
  else createRoot(root).render(app);
  interceptLinks(router);
  await nextTask();
  prefetchOnIntent(prefetchNow);
  const shown = Promise.resolve(view && store.read(view));
  shown
    .then(() => whenIdle(picturesWait))
    .then(
      () => fetchPicturesBelow(free),
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
// The network is idle while the page hydrates: with the list of modules here, a link that is tapped at once saves a round trip.
// The same answer tells the time of the server.
if (isPrerendered(root) && !savesData()) modules.loadModuleList().catch(() => undefined);
else pageClock.look();
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
