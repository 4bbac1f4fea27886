import { afterEach, expect, test, vi } from 'vitest';
import { respondWithPage } from './page-cache.ts';

afterEach(() => vi.unstubAllGlobals());

const cached = new Response('<h1>As it was kept</h1>', { headers: { 'content-type': 'text/html' } });
const address = 'https://venue.example/contact-us';

/** A navigation whose preload gave this. */
function navigation(preloaded: unknown) {
  return {
    request: new Request(address),
    preloadResponse: Promise.resolve(preloaded),
    waitUntil: (work: Promise<unknown>) => void work.catch(() => undefined),
  };
}

function stubWorker(fetched: () => Promise<Response>): void {
  const store = { match: async (path: string) => (path === '/contact-us' ? cached : undefined) };
  vi.stubGlobal('caches', { open: async () => store });
  vi.stubGlobal('fetch', vi.fn(fetched));
}

test('G-13: the stored page is shown if the preload failed with an error response, as in Firefox', async () => {
  stubWorker(() => Promise.reject(new TypeError('no network')));
  expect(await respondWithPage(navigation(Response.error()))).toBe(cached);
});

test('a page that was preloaded is not requested again', async () => {
  stubWorker(() => Promise.reject(new TypeError('asked twice')));
  const preloaded = new Response('Not here', { status: 404 });
  expect(await respondWithPage(navigation(preloaded))).toBe(preloaded);
});
