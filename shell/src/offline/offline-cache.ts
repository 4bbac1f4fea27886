import type { createBrowserRouter } from 'react-router-dom';
import { trustedWorker } from '../browser/trusted-types.ts';
import { whenIdle } from '../browser/wait.ts';
import { offlineWith } from '../site/pages.ts';
import { offlinePath } from '../site/reserved-addresses.ts';
import type { CacheRequest } from './cache-request.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** Where compose publishes the service worker. */
const workerAddress = '/worker.js';

/** Resolves when a worker is active; rejects if the browser refuses it. */
async function registerWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(trustedWorker(workerAddress));
  return navigator.serviceWorker.ready;
}

/** Everything that this page has fetched so far. The worker chooses what to store. */
function fetchedFiles(): string[] {
  return [...new Set(performance.getEntriesByType('resource').map(({ name }) => name))];
}

/**
 * Starts the service worker once the view is ready and the page idle, and has it store the pages that a
 * visitor may need offline: the one that was loaded, those of `offlineWith`, and the one shown when the tab
 * is hidden, because a phone may discard it. In a browser that refuses, everything else works.
 */
export async function startOfflineCache(router: Router, view: Promise<unknown>): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const page = window.location.pathname;
  const isControlled = navigator.serviceWorker.controller !== null;
  const requested = new Set([page]);
  const shown = () => router.state.location.pathname;
  await view;
  await whenIdle();
  const registration = await registerWorker();

  /** To the worker that is active now: it may have been replaced. */
  function post(request: CacheRequest): void {
    registration.active?.postMessage(request, []);
  }

  function keep(paths: readonly string[]): void {
    const pages = navigator.onLine ? paths.filter((path) => !requested.has(path)) : [];
    for (const path of pages) requested.add(path);
    if (pages.length > 0) post({ pages, open: undefined });
  }

  // A worker that is being installed stores the offline page itself.
  if (isControlled) keep([offlinePath]);
  else post({ pages: [], open: { page, files: fetchedFiles() } });
  keep(offlineWith(page));
  keep(offlineWith(shown()));
  router.subscribe(({ location }) => keep(offlineWith(location.pathname)));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') keep([shown()]);
  });
}
