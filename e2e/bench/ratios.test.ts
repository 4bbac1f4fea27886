import { expect, test } from 'vitest';
import { median, ratioOf } from './ratios.ts';

test('the median is the middle figure, or between the two middle ones', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([])).toBeNaN();
});

test('ratios are taken within a round, ignoring rounds without a measurement', () => {
  expect(ratioOf([10, 30, 20], [10, 10, 10])).toEqual({ median: 2, low: 2, high: 3 });
  expect(ratioOf([10, 30, Number.NaN], [10, 10, 10])).toMatchObject({ median: 2 });
  expect(ratioOf([10], []).median).toBeNaN();
});
