import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { folderIntegrity } from './integrity.ts';
import { removeUnfinished, storeRelease, unfinishedFolder } from './release-store.ts';
import { sampleDescription } from './sample-description.ts';

test('only a package that ships different bytes is a new version', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'store-'));
  const store = path.join(root, 'mf-forms');
  const kept = async (code: string) => {
    const folder = path.join(root, 'build');
    await mkdir(folder);
    await writeFile(path.join(folder, 'remote.js'), code);
    const description = { ...sampleDescription('mf-forms'), files: await folderIntegrity(folder) };
    return storeRelease({ folder, description, packageVersion: '1.0.0', store });
  };
  const first = await kept('export const one = 1;');
  expect(first.isNew).toBe(true);
  expect(await kept('export const one = 1;')).toEqual({ version: first.version, isNew: false });
  const other = await kept('export const two = 2;');
  expect(other.isNew).toBe(true);
  expect((await readdir(store)).toSorted()).toEqual([first.version, other.version].toSorted());
  await rm(root, { recursive: true });
});

test('only builds of commands that no longer run are removed', async () => {
  const store = await mkdtemp(path.join(tmpdir(), 'ariya-unfinished-'));
  onTestFinished(() => rm(store, { recursive: true }));
  const { pid } = spawnSync('true');
  const running = path.basename(unfinishedFolder(store));
  const kept = [running, '.fetching', '0.1.0-0123456789'];
  for (const name of [...kept, `.building-${pid}`])
    await mkdir(path.join(store, name, 'x'), { recursive: true });
  await removeUnfinished(store);
  expect((await readdir(store)).toSorted()).toEqual(kept.toSorted());
  await removeUnfinished(path.join(store, 'nowhere'));
});
