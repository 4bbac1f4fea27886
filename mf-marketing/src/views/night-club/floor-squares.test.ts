import { expect, test } from 'vitest';
import { floorColumns, floorLights, floorSquares } from './floor-squares.ts';

test('every guest has their own square, and every light is used', () => {
  const floor = floorSquares(200);
  expect(new Set(floor.map(({ column, row }) => `${column} ${row}`)).size).toBe(200);
  expect(new Set(floor.map(({ light }) => light))).toEqual(new Set(floorLights));
});

test.each([1, 7, 150, 203, 1000])('a floor for %i is drawn with a square for each', (guests) => {
  expect(floorSquares(guests)).toHaveLength(guests);
});

test('no two rows have the same lights', () => {
  const lights = floorSquares(200).map(({ light }) => light);
  const rows = Array.from({ length: 10 }, (_, row) =>
    lights.slice(row * floorColumns, (row + 1) * floorColumns).join(),
  );
  expect(new Set(rows).size).toBe(10);
});
