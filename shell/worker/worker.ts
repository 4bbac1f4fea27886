// The service worker: pages that were opened, and those that a visitor may need offline, open without a
// connection. It does not depend on a release, so a new worker takes over at once and works with every
// deploy.

import type { CacheRequest } from '../src/offline/cache-request.ts';
import { offlinePath } from '../src/site/reserved-addresses.ts';
import { respondWithFile, cacheableFile } from './file-cache.ts';
import { cachePage, respondWithPage } from './page-cache.ts';

declare const self: ServiceWorkerGlobalScope;

const versioned = (address: string) => cacheableFile(address, self.location.origin);

async function cacheRequested({ pages, open }: CacheRequest): Promise<void> {
  if (open) {
    const files = open.files.flatMap((address) => versioned(address) ?? []);
    // The browser has just loaded the open page, so its own cache has everything.
    await cachePage(open.page, { files, cache: 'force-cache' });
  }
  await Promise.allSettled(pages.map((page) => cachePage(page)));
}

/** Where supported, the browser requests pages while the worker is starting. */
async function preloadNavigations(): Promise<void> {
  const { navigationPreload }: Partial<ServiceWorkerRegistration> = self.registration;
  await navigationPreload?.enable();
}

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([cachePage(offlinePath), self.skipWaiting()]));
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
  event.waitUntil(cacheRequested(event.data));
});
