import { expect, test } from 'vitest';
import { brotliQuality } from './precompress.ts';

test('what is compressed once is compressed best, unless all is to be compressed alike', () => {
  expect([brotliQuality('once', {}), brotliQuality('often', {})]).toEqual([11, 10]);
  expect([
    brotliQuality('once', { BROTLI_QUALITY: '4' }),
    brotliQuality('often', { BROTLI_QUALITY: '4' }),
  ]).toEqual([4, 4]);
});

test('a quality that brotli does not have changes nothing', () => {
  for (const set of ['', '12', '-1', 'best', '4.5']) {
    expect(brotliQuality('often', { BROTLI_QUALITY: set })).toBe(10);
  }
});
