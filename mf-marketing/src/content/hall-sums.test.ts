import { expect, test } from 'vitest';
import { hallSums } from './hall-sums.ts';
import { halls } from './halls.ts';

test('I-07..09, K-16: deposit and full payment of each hall, the caution in both', () => {
  expect(halls.map(({ rental }) => hallSums(rental))).toEqual([
    { caution: 200_000, deposit: 400_000, full: 700_000 },
    { caution: 200_000, deposit: 800_000, full: 1_700_000 },
    { caution: 200_000, deposit: 880_000, full: 1_900_000 },
  ]);
});
