import { beforeEach, expect, test, vi } from 'vitest';

const remotes = () => ({
  'mf-forms': { base: '/mf-forms/1/', module: 'a.js', entry: [], parts: {}, later: {} },
  'mf-bookings': { base: '/mf-bookings/1/', module: 'b.js', entry: [], parts: {}, later: {} },
});

beforeEach(() => vi.resetModules());

/** Looks at a page of a site that answers so; gives whether it counts as outdated, and how often that was announced. */
async function look(answer: (file: string) => Response): Promise<{ outdated: boolean; announced: number }> {
  const { checkRelease, outdatedRelease } = await import('./outdated-release.ts');
  vi.stubGlobal('window', { location: { pathname: '/contact-us' } });
  vi.stubGlobal('fetch', async (file: string) => answer(file));
  const announced = vi.fn();
  outdatedRelease.subscribe(announced);
  await checkRelease({ remotes });
  await checkRelease({ remotes });
  vi.unstubAllGlobals();
  return { outdated: outdatedRelease.isOutdated(), announced: announced.mock.calls.length };
}

test('a page is outdated once one of its remotes is gone, which is said once', async () => {
  const answer = (file: string) => {
    if (!file.startsWith('/mf-'))
      return new Response('<script src="/mf-forms/1/a.js"><script src="/mf-bookings/2/b.js">');
    return new Response(null, { status: file === '/mf-bookings/1/b.js' ? 404 : 200 });
  };
  expect(await look(answer)).toEqual({ outdated: true, announced: 1 });
});

test.each([
  [
    'the live page names the same file that is missing',
    (file: string) =>
      file.startsWith('/mf-')
        ? new Response(null, { status: 404 })
        : new Response('/mf-forms/1/ /mf-bookings/1/'),
  ],
  ['all of its files are there', () => new Response(null)],
  ['the site is broken', () => new Response(null, { status: 503 })],
  [
    'there is no connection',
    () => {
      throw new TypeError('offline');
    },
  ],
])('it is not where %s', async (_, answer) => {
  expect(await look(answer)).toEqual({ outdated: false, announced: 0 });
});
