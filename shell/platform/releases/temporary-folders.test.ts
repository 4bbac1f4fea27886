import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isTemporary, removeAbandoned, temporaryName } from './temporary-folders.ts';

test('only what killed commands of this machine left is removed', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'ariya-unfinished-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const running = temporaryName('building');
  const { pid } = spawnSync('true');
  const killed = running.replace(String(process.pid), String(pid));
  const others = ['.building-elsewhere-1', temporaryName('fetching'), '0.1.0-0123456789'];
  for (const name of [running, killed, `${killed}-0.1.0`, ...others])
    await mkdir(path.join(folder, name, 'x'), { recursive: true });
  await removeAbandoned(folder, 'building');
  expect((await readdir(folder)).toSorted()).toEqual([running, ...others].toSorted());
  expect([running, ...others].filter(isTemporary)).toHaveLength(3);
  await removeAbandoned(path.join(folder, 'nowhere'), 'building');
});
