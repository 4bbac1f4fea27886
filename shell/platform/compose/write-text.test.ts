import { link, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeText } from './write-text.ts';

test('a file that another composition has too stays there as it was', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'ariya-text-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = (name: string) => path.join(folder, name);
  const before = await writeText(file('live.html'), 'what visitors get');
  for (const ending of ['', '.br', '.gz']) await link(file(`live.html${ending}`), file(`own.html${ending}`));
  await writeText(file('own.html'), 'a preview');
  const live = ['', '.br', '.gz'].map((ending) => readFile(file(`live.html${ending}`)));
  expect(await Promise.all(live)).toEqual(before);
  expect(await readFile(file('own.html'), 'utf8')).toBe('a preview');
});
