import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dropStaleModules, modulesFile, publishModules } from './site-modules-file.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ariya-modules-'));
});

afterEach(() => rm(folder, { recursive: true }));

const naming = (version: string) => modulesFile({ remotes: { 'mf-x': { base: `/mf-x/${version}/` } } });

test('a release’s file of modules stays as long as all versions that it names, and goes with one of them', async () => {
  await mkdir(path.join(folder, 'mf-x/0.1.0-a'), { recursive: true });
  await mkdir(path.join(folder, 'mf-x/0.1.0-b'), { recursive: true });
  await publishModules(folder, naming('0.1.0-a'));
  await publishModules(folder, naming('0.1.0-b'));
  await dropStaleModules(folder);
  expect(await readdir(path.join(folder, 'modules'))).toHaveLength(2);
  await rm(path.join(folder, 'mf-x/0.1.0-a'), { recursive: true });
  await dropStaleModules(folder);
  expect(await readdir(path.join(folder, 'modules'))).toEqual([naming('0.1.0-b').address.split('/')[2]]);
});

test('the same content has the same address, another has another', () => {
  expect(naming('0.1.0-a')).toEqual(naming('0.1.0-a'));
  expect(naming('0.1.0-a').address).not.toBe(naming('0.1.0-b').address);
});

test('a site without such files has none to drop', async () => {
  await expect(dropStaleModules(folder)).resolves.toBeUndefined();
});
