import { expect, test } from 'vitest';
import { mosaic, type Tile } from './mosaic.ts';

const cells: Record<Tile, number> = { lead: 4, wide: 2, small: 1, pair: 2 };

function hang(count: number) {
  const pictures = Array.from({ length: count }, (_, index) => index);
  return mosaic(pictures).map(({ columns, hung }) => ({
    columns,
    tiles: hung.map(({ tile }) => tile),
    pictures: hung.map(({ picture }) => picture),
  }));
}

test('MD-01: both rows of every panel are full, however many pictures hang on the wall', () => {
  for (const count of [2, 3, 4, 5, 6, 7, 8, 9, 12, 15, 22]) {
    const panels = hang(count);
    expect(panels.flatMap(({ pictures }) => pictures)).toEqual(Array.from({ length: count }, (_, at) => at));
    for (const { columns, tiles } of panels) {
      expect(tiles.reduce((sum, tile) => sum + cells[tile], 0)).toBe(columns * 2);
      expect(columns).toBeLessThanOrEqual(5);
    }
  }
});

test('MD-01: between 640 and 900 px the two columns are full too', () => {
  for (const count of [3, 4, 5, 6, 7]) {
    const taken = hang(count).flatMap(({ tiles }) => tiles.map((tile) => cells[tile]));
    expect(taken.reduce((sum, some) => sum + some, 0) % 2).toBe(0);
  }
});

test('MD-01: the first picture is large where there are enough to stand beside it', () => {
  expect(hang(5)[0]?.tiles).toEqual(['lead', 'small', 'small', 'small', 'small']);
  expect(hang(6)[0]?.tiles).toEqual(['lead', 'wide', 'small', 'small', 'small', 'small']);
  expect(hang(2)[0]?.tiles).toEqual(['pair', 'pair']);
  expect(hang(9).map(({ tiles }) => tiles.length)).toEqual([5, 4]);
});
