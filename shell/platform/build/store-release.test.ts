import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { folderIntegrity } from '../releases/integrity.ts';
import { sampleFacts } from '../releases/sample-facts.ts';
import { storeRelease } from './store-release.ts';

test('only a package that ships different bytes is a new version', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'store-'));
  const store = path.join(root, 'mf-forms');
  const kept = async (code: string) => {
    const folder = path.join(root, 'build');
    await mkdir(folder);
    await writeFile(path.join(folder, 'remote.js'), code);
    const facts = { ...sampleFacts('mf-forms'), files: await folderIntegrity(folder) };
    return storeRelease({ folder, facts, packageVersion: '1.0.0', store });
  };
  const first = await kept('export const one = 1;');
  expect(first.isNew).toBe(true);
  expect(await kept('export const one = 1;')).toEqual({ version: first.version, isNew: false });
  const other = await kept('export const two = 2;');
  expect(other.isNew).toBe(true);
  expect((await readdir(store)).toSorted()).toEqual([first.version, other.version].toSorted());
  await rm(root, { recursive: true });
});
