import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { carryModuleLists, moduleListOf, publishModuleList } from './module-list.ts';

let root: string;
let before: string;
let folder: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'ariya-modules-'));
  [before, folder] = [path.join(root, 'before'), path.join(root, 'now')];
});

afterEach(() => rm(root, { recursive: true }));

/** Adds a file of this version of a package to a composition. */
function naming(version: string) {
  return moduleListOf({ integrity: { [`/mf-x/${version}/remote.js`]: 'sha256-x' } });
}

const folderOf = (version: string) => naming(version).address.split('/')[2];

test('a module list is kept while all versions it names are published', async () => {
  await publishModuleList(before, naming('0.1.0-a'));
  await publishModuleList(before, naming('0.1.0-b'));
  for (const kept of ['b', 'c']) await mkdir(path.join(folder, `mf-x/0.1.0-${kept}`), { recursive: true });
  await publishModuleList(folder, naming('0.1.0-c'));
  await carryModuleLists({ folder, before });
  const carried = [folderOf('0.1.0-b'), folderOf('0.1.0-c')];
  expect((await readdir(path.join(folder, 'modules'))).toSorted()).toEqual(carried.toSorted());
});

test('equal content has equal addresses, and different content different ones', () => {
  expect(naming('0.1.0-a')).toEqual(naming('0.1.0-a'));
  expect(folderOf('0.1.0-a')).not.toBe(folderOf('0.1.0-b'));
});

test('a composition without a module list passes none on', async () => {
  await expect(carryModuleLists({ folder, before })).resolves.toBeUndefined();
});
