import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { roundsOf } from './module-rounds.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rounds-'));
  await Promise.all([
    writeFile(path.join(folder, 'index.js'), 'import{a}from"./start.js";import"./side.js";a()'),
    writeFile(path.join(folder, 'start.js'), 'const later=()=>import("./later.js");export{later as a};'),
    writeFile(path.join(folder, 'side.js'), 'import*as b from"./deep.js";export{c}from"./deep.js";b()'),
    writeFile(path.join(folder, 'deep.js'), 'export const c="import{x}from 1";'),
  ]);
});

afterEach(() => rm(folder, { recursive: true }));

test('modules that a page names come side by side', async () => {
  expect(await roundsOf(folder, ['/index.js', '/start.js', '/side.js', '/deep.js'])).toBe(2);
  expect(await roundsOf(folder, [])).toBe(1);
});

test('each step to a module that only another module names is a round', async () => {
  expect(await roundsOf(folder, ['/index.js', '/start.js', '/side.js'])).toBe(3);
  expect(await roundsOf(folder, ['/index.js'])).toBe(4);
});
