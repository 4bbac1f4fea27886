import type { createBrowserRouter } from 'react-router-dom';
import { offlineWith } from '../routes.ts';
import type { KeepRequest } from './keep-request.ts';
import { registerWorker } from './register-worker.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** After this long the page counts as idle, in ms. */
const idleDeadline = 10_000;

function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: idleDeadline });
    else setTimeout(resolve, idleDeadline);
  });
}

/** Addresses of everything that this page has fetched so far. The worker knows what of it is worth keeping. */
function fetchedFiles(): string[] {
  return [...new Set(performance.getEntriesByType('resource').map(({ name }) => name))];
}

/**
 * Starts the service worker once the view can be used and the page is idle, and has it keep the pages that a visitor
 * may need again without a connection. A browser that refuses loses only that.
 */
export async function keepOffline(router: Router, view: Promise<unknown>): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const page = window.location.pathname;
  const isAnswered = navigator.serviceWorker.controller !== null;
  const asked = new Set([page]);
  await view;
  await whenIdle();
  const worker = await registerWorker();

  function ask(pathname: string, open: KeepRequest['open']): void {
    const pages = offlineWith(pathname).filter((path) => !asked.has(path));
    for (const path of pages) asked.add(path);
    if (open || pages.length > 0) worker?.postMessage({ pages, open } satisfies KeepRequest, []);
  }

  ask(page, isAnswered ? undefined : { page, files: fetchedFiles() });
  ask(router.state.location.pathname, undefined);
  router.subscribe(({ location }) => ask(location.pathname, undefined));
}
