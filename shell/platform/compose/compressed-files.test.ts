import { link, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, onTestFinished } from 'vitest';
import { brotliQuality, writeText } from './compressed-files.ts';

test('files compressed once get the best quality, unless one quality is set for all', () => {
  expect([brotliQuality('once', {}), brotliQuality('often', {})]).toEqual([11, 10]);
  expect([
    brotliQuality('once', { BROTLI_QUALITY: '4' }),
    brotliQuality('often', { BROTLI_QUALITY: '4' }),
  ]).toEqual([4, 4]);
});

test('an invalid brotli quality is ignored', () => {
  for (const set of ['', '12', '-1', 'best', '4.5']) {
    expect(brotliQuality('often', { BROTLI_QUALITY: set })).toBe(10);
  }
});

test('replacing a file does not change another composition’s', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'ariya-text-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = (name: string) => path.join(folder, name);
  const previous = await writeText(file('live.html'), 'what visitors get');
  for (const ending of ['', '.br', '.gz']) await link(file(`live.html${ending}`), file(`own.html${ending}`));
  await writeText(file('own.html'), 'a preview');
  const live = ['', '.br', '.gz'].map((ending) => readFile(file(`live.html${ending}`)));
  expect(await Promise.all(live)).toEqual(previous);
  expect(await readFile(file('own.html'), 'utf8')).toBe('a preview');
});
