import { expect, test } from 'vitest';
import { hallShares } from './hall-shares.ts';

test('FC-15: three halls stand as wide as each other, and by how well they fit once people are counted', () => {
  expect(hallShares(3, false)).toEqual([4, 4, 4]);
  expect(hallShares(2, true)).toEqual([7, 5]);
  expect(hallShares(5, true)).toEqual([4, 4, 4, 4, 4]);
});
