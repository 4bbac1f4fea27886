// The service worker: pages that were opened, and those that a visitor may need without a connection, open without one.
// It knows no release, so it takes over from its predecessor at once and outlives every deploy.
import type { KeepRequest } from '../src/offline/keep-request.ts';
import { offlinePath } from '../src/site/reserved-addresses.ts';
import { respondWithFile, cacheableFile } from './file-cache.ts';
import { respondWithPage, refreshPage, keepPage } from './page-cache.ts';

declare const self: ServiceWorkerGlobalScope;

const versioned = (address: string) => cacheableFile(address, self.location.origin);

async function keep({ pages, open, beside }: KeepRequest): Promise<void> {
  if (open) {
    const files = open.files.flatMap((address) => versioned(address) ?? []);
    // The browser has just loaded the open page: its own cache has all of it.
    await keepPage(open.page, { files, cache: 'force-cache' });
  }
  await Promise.allSettled(pages.map((page) => refreshPage(page, beside)));
}

/** Lets the browser ask for a page while the worker is being started, where it can. */
async function preloadNavigations(): Promise<void> {
  const { navigationPreload }: Partial<ServiceWorkerRegistration> = self.registration;
  await navigationPreload?.enable();
}

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([keepPage(offlinePath), self.skipWaiting()]));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), preloadNavigations()]));
});

self.addEventListener('fetch', (event) => {
  const { mode, method, url } = event.request;
  if (method !== 'GET') return;
  const file = versioned(url);
  if (mode === 'navigate') event.respondWith(respondWithPage(event));
  else if (file) event.respondWith(respondWithFile(event, file));
});

self.addEventListener('message', (event) => {
  event.waitUntil(keep(event.data));
});
