import { expect, test } from 'vitest';
import { hallShares } from './hall-shares.ts';

test('FC-15: the halls stand by their size, and by how well they fit once people are counted', () => {
  expect(hallShares(3, false)).toEqual([3, 4, 5]);
  expect(hallShares(2, true)).toEqual([7, 5]);
  expect(hallShares(5, true)).toEqual([4, 4, 4, 4, 4]);
});
