import { rmSync } from 'node:fs';
import { mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { compositionNames, compositionsOf, pruneCompositions, removeDrafts } from './compositions.ts';

vi.mock(import('node:fs/promises'), async (original) => ({
  ...(await original()),
  rm: () => Promise.reject(new Error('EACCES: permission denied, rmdir')),
}));

test('a change succeeds even if old compositions cannot be removed', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'ariya-clean-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const site = path.join(folder, 'site');
  const names = Array.from({ length: 13 }, (_, number) => String(number + 1).padStart(6, '0'));
  await Promise.all(names.map((name) => mkdir(path.join(compositionsOf(site), name), { recursive: true })));
  await pruneCompositions(site, '000013');
  expect(await compositionNames(site)).toEqual(names.slice(2).toReversed());
  await removeDrafts(site);
});
