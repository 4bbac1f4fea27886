import { expect, test } from 'vitest';
import { memoryStore } from './memory-store.ts';
import { removeUntil, unneeded } from './unneeded.ts';

const content = { size: 1, md5: 'x' };

test('what no kept composition names goes, and nothing that is not of compositions', () => {
  const kept = [{ composition: 'a', contents: { 'documents/1': content, 'shell/0.1.0-a/x.js': content } }];
  const keys = [
    'compositions/a/contents.json',
    'compositions/b/contents.json',
    'compositions/b/pages.json',
    'documents/1',
    'documents/2',
    'shell/0.1.0-a/x.js',
    'mf-x/0.1.0-b/assets/y.js',
    'modules/1/site.json',
    'live-composition.json',
    'index.html',
    'own/picture.png',
  ];
  expect(unneeded(keys, kept)).toEqual([
    'compositions/b/contents.json',
    'compositions/b/pages.json',
    'documents/2',
    'mf-x/0.1.0-b/assets/y.js',
    'modules/1/site.json',
  ]);
});

test('removing ends when it is late', async () => {
  const site = memoryStore();
  const body = Buffer.from('x');
  await site.put({ key: 'documents/1', body, type: 'text/plain', cacheControl: 'no-store' });
  expect(await removeUntil(Date.now() - 1, site, ['documents/1'])).toBe(0);
  expect(await removeUntil(Date.now() + 10_000, site, ['documents/1'])).toBe(1);
  expect((await site.list()).size).toBe(0);
});
