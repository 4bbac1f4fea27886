import { expect, test } from 'vitest';
import { mosaic, type Tile } from './mosaic.ts';

const cells: Record<Tile, number> = { lead: 4, wide: 2, small: 1, pair: 1 };

function hang(count: number) {
  const pictures = Array.from({ length: count }, (_, index) => index);
  return mosaic(pictures).map(({ columns, hung }) => ({
    columns,
    tiles: hung.map(({ tile }) => tile),
    pictures: hung.map(({ picture }) => picture),
  }));
}

test('MD-01: every row of every panel is full, however many pictures hang on the wall', () => {
  for (const count of [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 22]) {
    const panels = hang(count);
    expect(panels.flatMap(({ pictures }) => pictures)).toEqual(Array.from({ length: count }, (_, at) => at));
    for (const { columns, tiles } of panels) {
      const rows = tiles.includes('lead') ? 2 : 1;
      expect(tiles.reduce((sum, tile) => sum + cells[tile], 0)).toBe(columns * rows);
      expect(columns).toBeLessThanOrEqual(4);
    }
  }
});

test('MD-01: the first picture is large where there are enough to stand beside it', () => {
  expect(hang(5).map(({ tiles }) => tiles)).toEqual([['lead', 'small', 'small', 'small', 'small']]);
  expect(hang(6).map(({ tiles }) => tiles)).toEqual([
    ['lead', 'wide', 'small', 'small'],
    ['pair', 'pair'],
  ]);
  expect(hang(7).map(({ tiles }) => tiles)).toEqual([
    ['lead', 'small', 'small', 'small', 'small'],
    ['pair', 'pair'],
  ]);
  expect(hang(8)[1]?.tiles).toEqual(['lead', 'small', 'small']);
  expect(hang(2)[0]?.tiles).toEqual(['pair', 'pair']);
});

test('MD-01: between 640 and 900 px the two columns are full too', () => {
  const halves: Record<Tile, number> = { lead: 2, wide: 2, small: 1, pair: 1 };
  for (const count of [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 22])
    for (const { tiles } of hang(count))
      expect(tiles.reduce((sum, tile) => sum + halves[tile], 0) % 2).toBe(0);
});
