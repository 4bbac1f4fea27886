import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  updateAddresses,
  resolvePage,
  readAddresses,
  redirectsOf,
  writeAddresses,
} from './site-addresses.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ariya-addresses-'));
});

afterAll(() => rm(folder, { recursive: true }));

test('former addresses redirect to the page, however often it moves', async () => {
  for (const address of ['/a-cafe', '/b-cafe', '/c-cafe']) {
    await writeAddresses(folder, await readAddresses(folder), [{ view: 'mf-x/cafe', address }]);
  }
  expect([...redirectsOf(await readAddresses(folder))]).toEqual([
    ['/a-cafe', '/c-cafe'],
    ['/b-cafe', '/c-cafe'],
  ]);
  expect(await readFile(path.join(folder, 'redirects.map'), 'utf8')).toBe(
    [
      '"~^/c-cafe$" "";\n',
      '"~*^/c-cafe[^a-z0-9]*$" /c-cafe;\n',
      '"~*^/a-cafe[^a-z0-9]*$" /c-cafe;\n',
      '"~*^/b-cafe[^a-z0-9]*$" /c-cafe;\n',
    ].join(''),
  );
});

test('a site that was never composed has no former addresses', async () => {
  expect(await readAddresses(undefined)).toEqual({ pages: {}, former: {} });
});

test('addresses with a page do not redirect, and neither do those whose view is gone', () => {
  const previous = { pages: { 'mf-x/one': '/one', 'mf-x/two': '/two' }, former: { '/first': 'mf-x/one' } };
  const now = updateAddresses(previous, [{ view: 'mf-x/three', address: '/one' }]);
  expect(now.former).toEqual({ '/first': 'mf-x/one', '/two': 'mf-x/two' });
  expect([...redirectsOf(now)]).toEqual([]);
  const back = updateAddresses(now, [{ view: 'mf-x/one', address: '/first' }]);
  expect([...redirectsOf(back)]).toEqual([]);
});

test.each([
  ['/contact-us', '/contact-us'],
  ['/Contact-US', '/contact-us'],
  ['/contact-us.', '/contact-us'],
  ['/contact-us),', '/contact-us'],
  ['/contact-us”', '/contact-us'],
  ['/Write.', '/contact-us'],
  ['/media/News!', '/media/news'],
  ['/contact-us-2', undefined],
  ['/', '/'],
  ['/.', undefined],
])('%s resolves to %s', (asked, page) => {
  const pages = { 'mf-x/home': '/', 'mf-x/contact': '/contact-us', 'mf-x/news': '/media/news' };
  expect(resolvePage(asked, { pages, former: { '/write': 'mf-x/contact' } })).toBe(page);
});
