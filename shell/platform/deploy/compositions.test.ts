import { readdirSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import {
  compositionNames,
  compositionsOf,
  nextCompositionName,
  pruneCompositions,
  removeDrafts,
} from './compositions.ts';

async function emptySite(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ariya-compositions-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return path.join(folder, 'site');
}

async function addComposition(site: string): Promise<void> {
  await mkdir(path.join(compositionsOf(site), await nextCompositionName(site)), { recursive: true });
}

test('drafts of killed commands are removed, and finished compositions stay', async () => {
  const site = await emptySite();
  await addComposition(site);
  await mkdir(path.join(compositionsOf(site), 'draft-4711'));
  await removeDrafts(site);
  expect(await readdir(compositionsOf(site))).toEqual(['000001']);
});

function filesIn(folder: string): number {
  try {
    return readdirSync(folder).length;
  } catch {
    return 0;
  }
}

test('a draft is removed in one step, so that its command finds all of it or nothing', async () => {
  const site = await emptySite();
  const draft = path.join(compositionsOf(site), 'draft-4711');
  await mkdir(draft, { recursive: true });
  const files = Array.from({ length: 400 }, (_, number) => path.join(draft, String(number)));
  await Promise.all(files.map((file) => writeFile(file, '')));
  const swept = removeDrafts(site).then(() => 'swept');
  const seen = new Set<number>();
  while (!seen.has(0)) {
    seen.add(filesIn(draft));
    await setImmediate();
  }
  expect([...seen].filter((count) => count !== files.length)).toEqual([0]);
  expect(await swept).toBe('swept');
  expect(await readdir(compositionsOf(site))).toEqual([]);
});

test('ten earlier compositions are kept, and the live one whatever its age', async () => {
  const site = await emptySite();
  for (let round = 0; round < 14; round += 1) await addComposition(site);
  await pruneCompositions(site, '000001');
  const names = await compositionNames(site);
  expect(names).toHaveLength(12);
  expect(names).toContain('000001');
  expect(names).not.toContain('000002');
});
