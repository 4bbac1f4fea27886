import { expect, test } from 'vitest';
import { allOf } from './all-of.ts';

test('it, both, or all of them', () => {
  expect([1, 2, 3].map(allOf)).toEqual(['it', 'both', 'all three']);
});
