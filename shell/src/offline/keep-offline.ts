import type { createBrowserRouter } from 'react-router-dom';
import { offlineWith } from '../site/pages.ts';
import type { KeepRequest } from './keep-request.ts';
import { offlinePath } from '../site/reserved-addresses.ts';
import { whenIdle } from '../page/when-idle.ts';
import { trustedWorker } from '../page/trusted-types.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** The service worker's address; compose publishes it there. */
const workerAddress = '/worker.js';

/** Registers the service worker and resolves when one is in use; rejects where the browser refuses it. */
async function registerWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(trustedWorker(workerAddress));
  return navigator.serviceWorker.ready;
}

/** Addresses of everything that this page has fetched so far. The worker knows what of it is worth keeping. */
function fetchedFiles(): string[] {
  return [...new Set(performance.getEntriesByType('resource').map(({ name }) => name))];
}

/**
 * Starts the service worker once the view can be used and the page is idle, and has it keep the pages that a visitor
 * may need again without a connection: the one that was loaded, those of `offlineWith`, and the one that is shown when
 * the tab is put away, because a phone may drop it. A browser that refuses loses only that.
 */
export async function keepOffline(router: Router, view: Promise<unknown>): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const page = window.location.pathname;
  const isAnswered = navigator.serviceWorker.controller !== null;
  const asked = new Set([page]);
  const shown = () => router.state.location.pathname;
  await view;
  await whenIdle();
  const registration = await registerWorker();

  /** Sends to the worker that is in use now: one that was replaced hears nothing. */
  function ask(request: KeepRequest): void {
    registration.active?.postMessage(request, []);
  }

  function keep(paths: readonly string[]): void {
    const pages = navigator.onLine ? paths.filter((path) => !asked.has(path)) : [];
    for (const path of pages) asked.add(path);
    if (pages.length > 0) ask({ pages, open: undefined, beside: page });
  }

  // A worker that is being installed fetches the offline page itself.
  if (isAnswered) keep([offlinePath]);
  else ask({ pages: [], open: { page, files: fetchedFiles() }, beside: page });
  keep(offlineWith(page));
  keep(offlineWith(shown()));
  router.subscribe(({ location }) => keep(offlineWith(location.pathname)));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') keep([shown()]);
  });
}
