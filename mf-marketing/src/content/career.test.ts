import { expect, test } from 'vitest';
import { emptyChairs, hiringSteps, postsOf } from './career.ts';

test('PG-03: hiring is described step by step', () => {
  expect(hiringSteps.length).toBeGreaterThan(2);
});

test('where no job is open, nobody is told of an empty chair', () => {
  expect(emptyChairs(postsOf([]))).toBe('Every chair is taken.');
});
