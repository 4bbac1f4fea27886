import { expect, test } from 'vitest';
import { heavyLines, pageLimits } from './heavy-pages.ts';

const light = { html: 16_000, scripts: 120_000, fonts: 40_000, pictures: 50_000 };

test('a page within the limits says nothing; one that is over a limit says by how much', () => {
  expect(heavyLines('/contact-us', light)).toEqual([]);
  expect(heavyLines('/contact-us', { ...light, scripts: pageLimits.scripts + 1000 })).toEqual([
    '/contact-us: scripts 213.0 KB, better at most 212.0 KB',
  ]);
});
