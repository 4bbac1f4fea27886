import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { publishVersions } from './published-versions.ts';

test('a kept version whose folder is lost stops nobody, and is said in a sentence', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'ariya-lost-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const [store, before, folder] = ['store', 'before', 'site'].map((name) => path.join(root, name));
  await mkdir(path.join(before ?? '', 'mf-forms/0.2.0-live'), { recursive: true });
  const versions = { live: '0.2.0-live', kept: ['0.1.0-lost'] };
  const folders = { store: store ?? '', folder: folder ?? '', before };
  const lost = await publishVersions({ packages: { 'mf-forms': versions } }, folders);
  expect(lost).toEqual([
    { name: 'mf-forms', version: '0.1.0-lost', problem: `mf-forms 0.1.0-lost is not in ${store}` },
  ]);
});
