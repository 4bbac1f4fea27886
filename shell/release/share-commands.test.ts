import { expect, test } from 'vitest';
import { durationIn, percentIn } from './share-commands.ts';

test('a share is a whole number of a hundred visitors, and neither none nor all of them', () => {
  expect(percentIn('10')).toBe(10);
  for (const text of ['0', '100', '1.5', '10%', '-5', ''])
    expect(() => percentIn(text), text).toThrow('from 1 to 99');
});

test('a time is a number with a unit', () => {
  expect([durationIn('90s'), durationIn('30m'), durationIn('2h')]).toEqual([90_000, 1_800_000, 7_200_000]);
  for (const text of ['30', 'm', '1d', '']) expect(() => durationIn(text), text).toThrow('30m or 2h');
});
