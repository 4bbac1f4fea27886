import { expect, test } from 'vitest';
import { median, medianRatio, spread } from './statistics.ts';

test('the median is the middle, or half way between the two middles', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([1, 2, 4, 100])).toBe(3);
  expect(median([7])).toBe(7);
  expect(median([])).toBeNaN();
});

test('a spread needs a figure of every round', () => {
  expect(spread([3, 1, 2])).toEqual({ median: 2, min: 1, max: 3 });
  expect(spread([3, undefined])).toBeUndefined();
  expect(spread([])).toBeUndefined();
});

test('ratios are taken round by round', () => {
  expect(medianRatio([10, 40, 90], [10, 20, 30])).toBe(2);
  expect(medianRatio([10], [0])).toBeUndefined();
  expect(medianRatio([10, undefined], [1, 1])).toBeUndefined();
});
