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

const naming = (version: string) => modulesFile({ remotes: { 'mf-x': { base: `/mf-x/${version}/` } } });

test('a composition’s file of modules is carried on as long as all versions that it names are published', async () => {
  await publishModules(before, naming('0.1.0-a'));
  await publishModules(before, naming('0.1.0-b'));
  await mkdir(path.join(folder, 'mf-x/0.1.0-b'), { recursive: true });
  await mkdir(path.join(folder, 'mf-x/0.1.0-c'), { recursive: true });
  await publishModules(folder, naming('0.1.0-c'));
  await carryModules({ folder, before });
  expect((await readdir(path.join(folder, 'modules'))).toSorted()).toEqual(
    ['0.1.0-b', '0.1.0-c'].map((version) => naming(version).address.split('/')[2]).toSorted(),
  );
});

test('the same content has the same address, another has another', () => {
  expect(naming('0.1.0-a')).toEqual(naming('0.1.0-a'));
  expect(naming('0.1.0-a').address).not.toBe(naming('0.1.0-b').address);
});

test('of a composition without such files none is carried on', async () => {
  await expect(carryModules({ folder, before })).resolves.toBeUndefined();
});
