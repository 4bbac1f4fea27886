import { afterEach, expect, test, vi } from 'vitest';
import { cachePage, respondWithPage } from './page-cache.ts';

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

const boot = { entry: '/shell/1/assets/main.js', preload: [], remotes: {} };
const composed = `<script type="importmap">{"integrity":{}}</script><script type="application/json" id="boot">${JSON.stringify(boot)}</script>`;

test.each([
  ['is stored', composed, 1],
  ['is not stored if a portal or filter sent it', '<h1>Log in to this network</h1>', 0],
])('a page %s', async (_, html, times) => {
  const put = vi.fn(async (path: string) => void path);
  const store = { match: async () => cached, put, matchAll: async () => [], keys: async () => [] };
  vi.stubGlobal('caches', { open: async () => store });
  const response = new Response(html, { headers: { 'content-type': 'text/html' } });
  Object.defineProperty(response, 'type', { value: 'basic' });
  vi.stubGlobal('fetch', async () => response);
  await cachePage('/contact-us');
  expect(put.mock.calls.filter(([path]) => path === '/contact-us')).toHaveLength(times);
});
