import { expect, test } from 'vitest';
import { hiringSteps } from './career.ts';

test('PG-03: hiring is described step by step', () => {
  expect(hiringSteps.length).toBeGreaterThan(2);
});
