import { expect, test } from 'vitest';
import { across, seatsShown, takenColumns } from './seat-columns.ts';

test('FC-15: a dot for every seat of the largest hall, filled from the left', () => {
  expect(seatsShown).toBe(900);
  expect(takenColumns(0)).toEqual([]);
  expect(takenColumns(45).map(({ seats }) => seats)).toEqual([20, 20, 5]);
  expect(takenColumns(650).reduce((sum, { seats }) => sum + seats, 0)).toBe(650);
  expect(takenColumns(4000)).toHaveLength(45);
});

test('FC-15: the line of a hall stands behind its last column', () => {
  expect([80, 800, 900].map(across)).toEqual([40, 400, 450]);
});
