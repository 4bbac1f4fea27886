import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const remotes = {
  'mf-forms': { base: '/mf-forms/1/', module: 'a.js', entry: [], parts: {}, later: {} },
  'mf-bookings': { base: '/mf-bookings/1/', module: 'b.js', entry: [], parts: {}, later: {} },
};

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

/** Checks twice a site with these live versions, on which these files are missing. */
async function checked(live: Record<string, string>, missing: readonly string[]) {
  const { checkRelease, outdatedRelease } = await import('./outdated-release.ts');
  vi.stubGlobal('fetch', async (file: string) =>
    file === '/live.json'
      ? Response.json(live)
      : new Response(null, { status: missing.includes(file) ? 404 : 200 }),
  );
  const announced = vi.fn();
  outdatedRelease.subscribe(announced);
  await checkRelease(remotes);
  await checkRelease(remotes);
  return { outdated: outdatedRelease.isOutdated(), announced: announced.mock.calls.length };
}

test('a page is outdated, and says so once, if another version is live and its own files are gone', async () => {
  const live = { 'mf-forms': '1', 'mf-bookings': '2' };
  expect(await checked(live, ['/mf-bookings/1/b.js'])).toEqual({ outdated: true, announced: 1 });
});

test.each([
  ['the live version lacks the same file', { 'mf-forms': '1', 'mf-bookings': '1' }, ['/mf-bookings/1/b.js']],
  ['the files of its version are still there', { 'mf-forms': '2', 'mf-bookings': '2' }, []],
])('a page is not outdated if %s', async (_, live, missing) => {
  expect(await checked(live, missing)).toEqual({ outdated: false, announced: 0 });
});

test('without a connection nothing is said', async () => {
  const { checkRelease, outdatedRelease } = await import('./outdated-release.ts');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  await expect(checkRelease(remotes)).rejects.toThrow('offline');
  expect(outdatedRelease.isOutdated()).toBe(false);
});
