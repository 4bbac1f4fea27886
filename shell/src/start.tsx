import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './app.tsx';
import { createHost } from './create-host.tsx';
import { takeFromAddress } from './handover/take-from-address.ts';
import { createPageModules } from './federation/page-modules.ts';
import { createPartSource } from './federation/part-source.ts';
import { createNavigation } from './navigation/create-navigation.ts';
import { interceptLinks } from './navigation/intercept-links.ts';
import { prefetchInView } from './navigation/prefetch-in-view.ts';
import { prefetchOnIntent } from './navigation/prefetch-on-intent.ts';
import { lookAtPageAge } from './navigation/page-age.ts';
import { recoverByPageLoad } from './navigation/recover-by-page-load.ts';
import { reloadIfServed } from './navigation/reload-if-served.ts';
import { readBootBlock, readPageConfig } from './page/page-blocks.ts';
import { whenIdle } from './page/when-idle.ts';
import { showConfigNotice } from './page/config-notice.tsx';
import { reportError } from './failures/report-error.ts';
import { watchFailures } from './failures/watch-failures.ts';
import { keepOffline } from './offline/keep-offline.ts';
import { adoptParts, replacedPart } from './parts/adopt-parts.ts';
import { createPartStore, type PartSource } from './parts/part-store.ts';
import { routeObjects } from './route-objects.tsx';
import { viewAt } from './site/pages.ts';
import { notify } from './toasts.tsx';
import type { SiteConfig } from './page/site-config.ts';

function startApp(root: HTMLElement, config: SiteConfig): void {
  // The inline script says so earlier; in development there is none.
  document.documentElement.dataset['scripted'] = '';
  takeFromAddress();
  const boot = readBootBlock();
  const prerendered = root.firstElementChild !== null;
  const modules = createPageModules(boot);
  if (config.reportUrl) watchFailures(config.reportUrl, modules);
  // What Vite's builds say of a module that a part asked for later and could not have.
  window.addEventListener('vite:preloadError', () => void lookAtPageAge(modules));
  const placed = createPartSource(boot, modules);
  const source: PartSource = (ref) =>
    placed(ref).catch((error) => {
      reportError(error, { code: 'part-not-loaded', part: ref });
      void lookAtPageAge(modules);
      throw error;
    });
  const recovering: PartSource = (ref) => source(ref).catch((error) => recoverByPageLoad(ref, error));
  const store = createPartStore({
    adopted: source,
    rendered: prerendered ? recovering : source,
    heal: (ref) => void reloadIfServed(modules.known(ref)),
  });
  if (prerendered) adoptParts(store, root.querySelector('footer'));
  const view = viewAt(window.location.pathname);
  if (view) store.wake(view);

  const router = createBrowserRouter(routeObjects);
  const { navigate, follow, prefetch } = createNavigation(router, store, modules);
  const shell = {
    store,
    host: createHost(config, {
      notify,
      navigate,
      report: (error, service) => reportError(error, service && { code: service }),
    }),
  };
  const app = <App shell={shell} mode={config.mode} pages={<RouterProvider router={router} />} />;
  // In slices, between which a tap is answered; otherwise the frame hydrates in one piece.
  if (prerendered)
    startTransition(() => {
      hydrateRoot(root, app, {
        onRecoverableError: (error, { componentStack }) =>
          reportError(error, { code: 'hydration', part: replacedPart(), components: componentStack }),
      });
    });
  else createRoot(root).render(app);
  interceptLinks(follow);
  prefetchOnIntent(prefetch);
  const shown = Promise.resolve(view && store.read(view));
  shown.then(whenIdle).then(
    () => prefetchInView(prefetch),
    () => undefined,
  );
  if (prerendered) keepOffline(router, shown).catch((error) => reportError(error));
}

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
const outcome = readPageConfig();
if (outcome.kind === 'config') startApp(root, outcome.config);
else {
  showConfigNotice(outcome.problems);
  if (outcome.reportUrl) watchFailures(outcome.reportUrl, createPageModules(readBootBlock()));
  reportError(new Error(outcome.problems.join('; ')), { code: 'page-facts' });
}
