import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recoverByPageLoad, reloadIfPossible } from './reload.ts';

const gone = new Error('the files of the view are gone');

const origin = 'https://venue.example';

/** An open tab at `/`, its site's answer to whether it has the page, and what the browser remembers and keeps. */
function tab(status: number, sessionStorage: Partial<Storage>, kept: Partial<CacheStorage> = {}) {
  const [assign, reload] = [vi.fn(), vi.fn()];
  vi.stubGlobal('window', { location: { href: `${origin}/`, pathname: '/', assign, reload } });
  vi.stubGlobal('document', { querySelectorAll: () => [] });
  vi.stubGlobal('caches', kept);
  vi.stubGlobal('fetch', async () => new Response(null, { status }));
  vi.stubGlobal('sessionStorage', sessionStorage);
  return { assign, reload };
}

function memory(): Partial<Storage> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => void kept.set(key, text) };
}

function refuse(): never {
  throw new DOMException('denied', 'SecurityError');
}

const address = new URL('/contact-us?of=us#the-way', origin);
/** Where its visitor waits for the view. */
let awaited: URL | undefined;
const recover = () => recoverByPageLoad(gone, () => awaited);

beforeEach(() => {
  vi.stubGlobal('navigator', {});
  awaited = address;
});

afterEach(() => vi.unstubAllGlobals());

test('G-13: the page of a view whose files are gone is loaded as a document once', async () => {
  const { assign } = tab(200, memory());
  void recover();
  await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(address.href));
  await expect(recover()).rejects.toBe(gone);
  expect(assign).toHaveBeenCalledTimes(1);
});

test('G-13: while the site is broken, the stored page is loaded', async () => {
  const { assign } = tab(503, memory(), { match: async () => new Response('the page') });
  void recover();
  await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(address.href));
});

test.each([
  ['the site has no such page', 404, memory()],
  ['the browser refuses all site data', 200, { getItem: refuse, setItem: refuse }],
  ['the browser has no room', 200, { getItem: () => null, setItem: refuse }],
])('G-13: if %s, the original error is thrown', async (_, status, storage) => {
  const { assign } = tab(status, storage);
  await expect(recover()).rejects.toBe(gone);
  expect(assign).not.toHaveBeenCalled();
});

test('G-13: a visitor who has gone elsewhere stays there', async () => {
  const { assign } = tab(200, memory());
  const recovered = recover();
  awaited = undefined;
  await expect(recovered).rejects.toBe(gone);
  expect(assign).not.toHaveBeenCalled();
  awaited = address;
  void recover();
  await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(address.href));
});

test('G-13: an attempt in the future, by a clock that was put back, does not count', async () => {
  const { assign } = tab(200, { getItem: () => String(Date.now() + 3_600_000), setItem: () => undefined });
  void recover();
  await vi.waitFor(() => expect(assign).toHaveBeenCalledOnce());
});

test('G-13: the page load waits for messages that are being sent', async () => {
  const { assign } = tab(200, memory());
  let send: () => void = () => undefined;
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  const request = vi.fn<() => Promise<void>>(() => sent);
  vi.stubGlobal('navigator', { locks: { request, query: async () => ({ held: [], pending: [] }) } });
  void recover();
  await vi.waitFor(() => expect(request).toHaveBeenCalled());
  expect(assign).not.toHaveBeenCalled();
  send();
  await vi.waitFor(() => expect(assign).toHaveBeenCalledOnce());
});

test.each<[string, number, Partial<CacheStorage>]>([
  ['the site has it', 200, {}],
  ['only the device has it', 503, { match: async () => new Response('the page') }],
])('G-13: Retry loads the page again if %s', async (_, status, kept) => {
  const { reload } = tab(status, memory(), kept);
  await reloadIfPossible();
  expect(reload).toHaveBeenCalledOnce();
});

test('G-13: Retry does not reload a page that nobody has', async () => {
  const { reload } = tab(503, memory(), { match: async () => undefined });
  await reloadIfPossible();
  expect(reload).not.toHaveBeenCalled();
});
