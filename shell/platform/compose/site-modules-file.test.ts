import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { carryModules, modulesFile, publishModules } from './site-modules-file.ts';

let root: string;
let before: string;
let folder: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'ariya-modules-'));
  [before, folder] = [path.join(root, 'before'), path.join(root, 'now')];
});

afterEach(() => rm(root, { recursive: true }));

/** The files of a composition with this version of a package, whose modules are listed. */
function naming(version: string, listed = version) {
  const { address, ...list } = modulesFile({ integrity: { 'remote.js': listed } }, 'mf-x');
  const index = modulesFile({ 'mf-x': { base: `/mf-x/${version}/`, address } }, 'site');
  return [index, { address, ...list }] as const;
}

const foldersOf = (...files: ReturnType<typeof naming>[]) =>
  files.flat().map(({ address }) => address.split('/')[2]);

test('a composition’s files of modules are carried on as long as all versions that they name are published', async () => {
  await publishModules(before, naming('0.1.0-a'));
  await publishModules(before, naming('0.1.0-b'));
  await publishModules(before, naming('0.1.0-d', '0.1.0-b'));
  for (const kept of ['b', 'c', 'd'])
    await mkdir(path.join(folder, `mf-x/0.1.0-${kept}`), { recursive: true });
  await publishModules(folder, naming('0.1.0-c'));
  await carryModules({ folder, before });
  const carried = foldersOf(naming('0.1.0-b'), naming('0.1.0-c'), naming('0.1.0-d', '0.1.0-b'));
  expect((await readdir(path.join(folder, 'modules'))).toSorted()).toEqual([...new Set(carried)].toSorted());
});

test('the same content has the same address, another has another', () => {
  expect(naming('0.1.0-a')).toEqual(naming('0.1.0-a'));
  expect(foldersOf(naming('0.1.0-a'))).not.toEqual(foldersOf(naming('0.1.0-b')));
});

test('of a composition without such files none is carried on', async () => {
  await expect(carryModules({ folder, before })).resolves.toBeUndefined();
});
