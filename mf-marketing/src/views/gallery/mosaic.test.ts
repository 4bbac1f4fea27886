import { expect, test } from 'vitest';
import { mosaic, type Tile } from './mosaic.ts';

const sixths: Record<Tile, number> = { lead: 8, third: 2, half: 3 };

test('MD-01: every row of the wall is full, however many pictures hang on it', () => {
  for (const count of [2, 3, 4, 5, 6, 7, 8, 9, 12]) {
    const tiles = mosaic(count);
    expect(tiles).toHaveLength(count);
    expect(tiles.reduce((sum, tile) => sum + sixths[tile], 0) % 6).toBe(0);
  }
});

test('MD-01: the first picture is large where that leaves no gap', () => {
  expect(mosaic(6)).toEqual(['lead', 'third', 'third', 'third', 'third', 'third']);
  expect(mosaic(5)).toEqual(['lead', 'third', 'third', 'half', 'half']);
  expect(mosaic(4)).toEqual(['half', 'half', 'half', 'half']);
  expect(mosaic(2)).toEqual(['half', 'half']);
});
