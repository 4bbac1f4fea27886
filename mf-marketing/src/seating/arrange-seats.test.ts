import { expect, test } from 'vitest';
import { placeInLine } from './arrange-seats.ts';

test('FC-15: items are centred, half on either side of the aisle', () => {
  expect(placeInLine({ count: 4, spacing: 10, aisle: 6 }, 100)).toEqual([32, 42, 58, 68]);
  expect(placeInLine({ count: 2, spacing: 10, aisle: 0 }, 30)).toEqual([10, 20]);
});
