import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { compositionsOf } from './compositions.ts';
import { withSiteLock } from './site-lock.ts';

async function emptySite(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ariya-lock-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return path.join(folder, 'site');
}

test('two changes of one site take turns', async () => {
  const site = await emptySite();
  const seen: string[] = [];
  const change = (name: string) =>
    withSiteLock(site, name, async () => {
      seen.push(`${name} begins`);
      await setTimeout(30);
      seen.push(`${name} ends`);
    });
  await Promise.all([change('one'), change('two')]);
  const [first = '', , second = ''] = seen;
  expect(seen).toEqual([first, first.replace('begins', 'ends'), second, second.replace('begins', 'ends')]);
});

test('a change that fails leaves nothing in the way of the next', async () => {
  const site = await emptySite();
  await expect(withSiteLock(site, 'one', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await withSiteLock(site, 'two', () => Promise.resolve('done'))).toBe('done');
  expect(await readdir(compositionsOf(site))).toEqual([]);
});
