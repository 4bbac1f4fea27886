import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Release } from '../release/release-schema.ts';
import { onePageOfEachKind } from './pages-of-kinds.ts';

const released: Release = {
  package: 'mf-x',
  version: '1.0.0-0123456789',
  contract: 1,
  shared: {},
  files: {},
  entry: [],
  configuration: {},
  references: [],
  parts: {},
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

test('one page with a view and one with a fragment are enough, and none where only others’ parts stand', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'ariya-kinds-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const pages = {
    'a-other': 'mf-y/one',
    'b-view': 'mf-x/one',
    'c-view': 'mf-x/two',
    'd-fragment': 'mf-x/letter',
  };
  await Promise.all(
    Object.entries(pages).map(([name, part]) =>
      writeFile(path.join(folder, `${name}.html`), `<div data-part="${part}"></div>`),
    ),
  );
  const changed = Object.keys(pages).map((name) => `/${name}`);
  expect(await onePageOfEachKind({ folder, released: [released], changed })).toEqual([
    '/b-view',
    '/d-fragment',
  ]);
});
