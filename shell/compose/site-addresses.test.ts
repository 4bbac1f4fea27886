import { access, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressesAfter, moveAddresses, readAddresses, redirectsOf } from './site-addresses.ts';
import { writePage } from './write-page.ts';

let folder: string;
const isThere = (file: string) =>
  access(path.join(folder, file)).then(
    () => true,
    () => false,
  );

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ariya-addresses-'));
});

afterAll(() => rm(folder, { recursive: true }));

test('a page that moves leaves its file, and its former address leads to it, however often it moves', async () => {
  await writePage(folder, '/a-cafe', 'cafe');
  await moveAddresses(folder, [{ view: 'mf-x/cafe', address: '/a-cafe' }]);
  await writePage(folder, '/b-cafe', 'cafe');
  await moveAddresses(folder, [{ view: 'mf-x/cafe', address: '/b-cafe' }]);
  expect([
    await isThere('a-cafe.html'),
    await isThere('a-cafe.html.br'),
    await isThere('b-cafe.html'),
  ]).toEqual([false, false, true]);
  await moveAddresses(folder, [{ view: 'mf-x/cafe', address: '/c-cafe' }]);
  expect([...redirectsOf(await readAddresses(folder))]).toEqual([
    ['/a-cafe', '/c-cafe'],
    ['/b-cafe', '/c-cafe'],
  ]);
  expect(await readFile(path.join(folder, 'redirects.map'), 'utf8')).toBe(
    '/a-cafe /c-cafe;\n/a-cafe/ /c-cafe;\n/b-cafe /c-cafe;\n/b-cafe/ /c-cafe;\n',
  );
});

test('a file that compose did not write stays', async () => {
  await writePage(folder, '/own', 'somebody’s own');
  await moveAddresses(folder, []);
  expect(await isThere('own.html')).toBe(true);
});

test('an address with a page leads nowhere else, and one whose view is gone leads nowhere', () => {
  const before = { pages: { 'mf-x/one': '/one', 'mf-x/two': '/two' }, former: { '/first': 'mf-x/one' } };
  const now = addressesAfter(before, [{ view: 'mf-x/three', address: '/one' }]);
  expect(now.former).toEqual({ '/first': 'mf-x/one', '/two': 'mf-x/two' });
  expect([...redirectsOf(now)]).toEqual([]);
  const back = addressesAfter(now, [{ view: 'mf-x/one', address: '/first' }]);
  expect([...redirectsOf(back)]).toEqual([]);
});
