import { expect, test } from 'vitest';
import { median, medianInterval, medianRatio, spread } from './statistics.ts';

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

test('the interval of a median holds it and narrows with more figures', () => {
  const few = medianInterval([0.9, 1, 1.1, 1.2, 1]) ?? { median: 0, low: 0, high: 0 };
  const many = medianInterval(Array.from({ length: 100 }, (_, index) => 0.9 + (index % 5) / 20));
  expect(few).toEqual({ median: 1, low: 0.9, high: 1.2 });
  expect(many).toEqual({ median: 1, low: 1, high: 1.025 });
  expect(medianInterval([1, 1])).toBeUndefined();
});
