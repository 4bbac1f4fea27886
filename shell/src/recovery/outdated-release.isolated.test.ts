import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const remotes = {
  'mf-forms': { base: '/mf-forms/1/', module: 'a.js', entry: [], parts: {}, later: {} },
  'mf-bookings': { base: '/mf-bookings/1/', module: 'b.js', entry: [], parts: {}, later: {} },
  'mf-marketing': { base: 'http://127.0.0.1:5/', entry: [], parts: {}, later: {} },
};

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

/** Checks twice a site with these live versions, on which these files have another status than 200. */
async function checked(live: Record<string, string>, statuses: Record<string, number>) {
  const { checkForOutdatedRelease, outdatedRelease } = await import('./outdated-release.ts');
  vi.stubGlobal('fetch', async (file: string) =>
    file === '/live.json'
      ? Response.json({ shell: '1', ...live })
      : new Response(null, { status: statuses[file] ?? 200 }),
  );
  const announced = vi.fn();
  outdatedRelease.subscribe(announced);
  await checkForOutdatedRelease(remotes);
  await checkForOutdatedRelease(remotes);
  return { outdated: outdatedRelease.isOutdated(), announced: announced.mock.calls.length };
}

test('a page is outdated, and says so once, if another version is live and its own files are gone', async () => {
  const live = { 'mf-forms': '1', 'mf-bookings': '2' };
  expect(await checked(live, { '/mf-bookings/1/b.js': 404 })).toEqual({ outdated: true, announced: 1 });
});

test.each<[string, Record<string, string>, Record<string, number>]>([
  [
    'the live version lacks the same file',
    { 'mf-forms': '1', 'mf-bookings': '1' },
    { '/mf-bookings/1/b.js': 404 },
  ],
  ['the files of its version are still there', { 'mf-forms': '2', 'mf-bookings': '2' }, {}],
  ['the site is broken', { 'mf-forms': '1', 'mf-bookings': '2' }, { '/mf-bookings/1/b.js': 503 }],
  [
    'only a development server knows its module',
    { 'mf-forms': '1', 'mf-bookings': '1' },
    { 'http://127.0.0.1:5/undefined': 404 },
  ],
])('a page is not outdated if %s', async (_, live, statuses) => {
  expect(await checked(live, statuses)).toEqual({ outdated: false, announced: 0 });
});

test('without a connection nothing is said', async () => {
  const { checkForOutdatedRelease, outdatedRelease } = await import('./outdated-release.ts');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  await checkForOutdatedRelease(remotes);
  expect(outdatedRelease.isOutdated()).toBe(false);
});

test('a request that is lost says nothing about the files', async () => {
  const { checkForOutdatedRelease, outdatedRelease } = await import('./outdated-release.ts');
  vi.stubGlobal('fetch', async (file: string) => {
    if (file !== '/live.json') throw new DOMException('late', 'TimeoutError');
    return Response.json({ shell: '1', 'mf-forms': '2', 'mf-bookings': '2' });
  });
  await checkForOutdatedRelease(remotes);
  expect(outdatedRelease.isOutdated()).toBe(false);
});
