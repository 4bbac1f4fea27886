import { expect, test } from 'vitest';
import { rankHalls } from './rank-halls.ts';

function rankedNames(people: number) {
  const { fitting, tooSmall } = rankHalls(people);
  return {
    fitting: fitting.map(({ hall, reason }) => `${hall.name}: ${reason}`),
    tooSmall: tooSmall.map(({ name }) => name),
  };
}

test('FC-15, D-03: halls that fit come first, best first, each with its reason; the others are too small', () => {
  expect(rankedNames(650)).toEqual({
    fitting: [
      'Ambali Hall: Fits 650: holds 700 comfortably.',
      'Wosilat Hall: Plenty of room for 650: made for 800 or more.',
    ],
    tooSmall: ['Ball Room'],
  });
  expect(rankedNames(750)).toEqual({
    fitting: [
      'Ambali Hall: A tight fit for 750: holds 800 at most.',
      'Wosilat Hall: Fits 750: holds 900 comfortably.',
    ],
    tooSmall: ['Ball Room'],
  });
  expect(rankedNames(900).fitting).toEqual(['Wosilat Hall: Fits 900: holds 900 comfortably.']);
  expect(rankedNames(901)).toEqual({ fitting: [], tooSmall: ['Ball Room', 'Ambali Hall', 'Wosilat Hall'] });
});

test('FC-15: without a number all halls are listed, without a reason', () => {
  expect(rankedNames(0)).toEqual({
    fitting: ['Ball Room: ', 'Ambali Hall: ', 'Wosilat Hall: '],
    tooSmall: [],
  });
});
