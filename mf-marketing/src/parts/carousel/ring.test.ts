import { expect, test } from 'vitest';
import { shortestWay, placeFrom, slideAt } from './ring.ts';

test('T-05: the ring wraps from last to first and from first to last', () => {
  expect(slideAt(4, 4)).toBe(0);
  expect(slideAt(-1, 4)).toBe(3);
  expect(slideAt(-9, 4)).toBe(3);
});

test('T-09: a dot is reached the short way round', () => {
  expect(shortestWay(0, 4, 5)).toBe(-1);
  expect(shortestWay(0, 2, 5)).toBe(2);
  expect(shortestWay(4, 1, 5)).toBe(2);
  expect(shortestWay(3, 3, 5)).toBe(0);
});

test('T-05: every slide stands at or behind the first position in sight', () => {
  const places = [0, 1, 2, 3, 4].map((index) => placeFrom(3, index, 5));
  expect(places).toEqual([5, 6, 7, 3, 4]);
  expect([0, 1, 2].map((index) => placeFrom(-1, index, 3))).toEqual([0, 1, -1]);
});
