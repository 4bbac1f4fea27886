import { expect, test } from 'vitest';
import { serialRounds } from './serial-rounds.ts';

function exchange(start: number, end: number | undefined) {
  return { address: 'https://localhost/', kind: 'Other', start, end, bytes: 0 };
}

function roundsOf(...exchanges: ReturnType<typeof exchange>[]): number[] {
  return [...serialRounds(exchanges).values()];
}

test('requests that overlap are of one round', () => {
  expect(roundsOf(exchange(0, 100), exchange(100, 200), exchange(120, 300), exchange(199, 250))).toEqual([
    1, 2, 2, 2,
  ]);
});

test('the longest row counts, whatever is still under way', () => {
  expect(
    roundsOf(
      exchange(0, 100),
      exchange(110, 200),
      exchange(120, 900),
      exchange(210, 300),
      exchange(950, 960),
    ),
  ).toEqual([1, 2, 2, 3, 4]);
});

test('what never ended leads to nothing', () => {
  expect(roundsOf(exchange(0, undefined), exchange(110, 200))).toEqual([1, 1]);
});
