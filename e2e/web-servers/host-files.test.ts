import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseAllHeaders } from 'netlify-headers-parser';
import { parseAllRedirects } from 'netlify-redirect-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cacheControl, headersOverTls } from '@venue/shell/platform/compose/host-rules.ts';
import { removeFixtureSite, version, writeFixtureSite } from './host-fixture.ts';

let root: string;

beforeAll(async () => {
  root = await writeFixtureSite();
});

afterAll(() => removeFixtureSite(root));

/** The headers that a host sends for an address: values from several matching patterns are joined. */
async function sent(address: string): Promise<Record<string, string>> {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [path.join(root, '_headers')],
    netlifyConfigPath: undefined,
    minimal: false,
  });
  expect(errors).toEqual([]);
  const matching = headers.filter(({ forRegExp }) => forRegExp.test(address));
  const joined: Record<string, string> = {};
  for (const [name, value] of matching.flatMap(({ values }) => Object.entries(values))) {
    joined[name] = name in joined ? `${joined[name]}, ${value}` : value;
  }
  return joined;
}

test.each(['/', '/media/news', '/releases.json', '/worker.js', '/404.html'])(
  '%s has the common headers, and the host’s own revalidation',
  async (address) => {
    expect(cacheControl(address)).toBe('no-cache, no-transform');
    expect(await sent(address)).toEqual(headersOverTls);
  },
);

test.each([`${version}/x.js`, '/mf-x/0.1.0-abc/assets/x.webp'])(
  '%s has the common headers, and never changes',
  async (address) => {
    expect(await sent(address)).toEqual({ ...headersOverTls, 'cache-control': cacheControl(address) });
  },
);

test('a former address redirects permanently, with and without a trailing slash', async () => {
  const file = path.join(root, '_redirects');
  const { redirects, errors } = await parseAllRedirects({ redirectsFiles: [file], minimal: true });
  expect(errors).toEqual([]);
  expect(redirects.map(({ from, to, status }) => [from, to, status])).toEqual([
    ['/old-news', '/media/news', 301],
    ['/old-news/', '/media/news', 301],
  ]);
});

test('both files are within Cloudflare Pages’ limits', async () => {
  const [headers, redirects] = await Promise.all(
    ['_headers', '_redirects'].map((name) => readFile(path.join(root, name), 'utf8')),
  );
  const rules = (headers ?? '').split('\n').filter((line) => line.startsWith('/'));
  expect(rules.length).toBeLessThanOrEqual(100);
  for (const line of `${headers}\n${redirects}`.split('\n')) expect(line.length).toBeLessThan(1000);
});
