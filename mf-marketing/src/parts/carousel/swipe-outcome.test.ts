import { expect, test } from 'vitest';
import { swipeOutcome } from './swipe-outcome.ts';

test('T-08: a drag of a fifth of the width moves on, a shorter one does not', () => {
  expect(swipeOutcome(-0.2)).toBe(1);
  expect(swipeOutcome(-0.199)).toBe(0);
  expect(swipeOutcome(0.199)).toBe(0);
});

test('T-07: to the left shows the next, to the right the one before', () => {
  expect(swipeOutcome(-0.6)).toBe(1);
  expect(swipeOutcome(0.6)).toBe(-1);
  expect(swipeOutcome(0)).toBe(0);
});
