import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Release } from '../releases/release-schema.ts';
import { sampleFacts } from '../releases/sample-facts.ts';
import { pagesWithUnchangedView, representativePages } from './representative-pages.ts';

const released: Release = {
  ...sampleFacts('mf-x'),
  version: '1.0.0-0123456789',
  manifest: {
    name: 'mf-x',
    port: 1,
    views: { one: { address: '/one' }, two: { address: '/two' } },
    fragments: { letter: {} },
    accepts: {},
    mailForms: [],
    hands: {},
  },
};

const files = { 'client/assets/one.js': 'a', 'client/assets/two.js': 'b', 'client/assets/letter.js': 'c' };
const next: Release = {
  ...released,
  parts: { one: ['assets/one.js'], two: ['assets/two.js'], letter: ['assets/letter.js'] },
  files,
};
const before = [{ ...next, files: { ...files, 'client/assets/two.js': 'another' } }];
const shell: Release = { ...released, package: 'shell', manifest: undefined };

async function fourPages() {
  const folder = await mkdtemp(path.join(tmpdir(), 'ariya-kinds-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const pages = {
    'a-other': 'mf-y/one',
    'b-view': 'mf-x/one',
    'c-view': 'mf-x/two',
    'd-fragment': 'mf-x/letter',
    'e-again': 'mf-x/two',
  };
  await Promise.all(
    Object.entries(pages).map(([name, part]) =>
      writeFile(path.join(folder, `${name}.html`), `<div data-part="${part}"></div>`),
    ),
  );
  return { folder, changed: Object.keys(pages).map((name) => `/${name}`) };
}

test('every part whose code changed is on one of the pages, and a new shell around each remote', async () => {
  const pages = await fourPages();
  const looked = { ...pages, released: [next], before: [] };
  expect(await representativePages(looked)).toEqual(['/b-view', '/c-view', '/d-fragment']);
  expect(await representativePages({ ...looked, before })).toEqual(['/c-view']);
  expect(await representativePages({ ...looked, released: [shell] })).toEqual(['/a-other', '/b-view']);
});

test('pages keep their view if others, or the footer, changed; not with a new shell, nor if the cause is unknown', async () => {
  const pages = await fourPages();
  const compared = { ...pages, released: [next], before: [] };
  expect(await pagesWithUnchangedView(compared)).toEqual(['/a-other', '/d-fragment']);
  expect(await pagesWithUnchangedView({ ...compared, before })).toEqual([
    '/a-other',
    '/b-view',
    '/d-fragment',
  ]);
  expect(await pagesWithUnchangedView({ ...compared, before: [next] })).toEqual([]);
  expect(await pagesWithUnchangedView({ ...compared, released: [next, shell] })).toEqual([]);
});
