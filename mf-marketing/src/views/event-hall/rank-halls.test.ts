import { expect, test } from 'vitest';
import { rankHalls } from './rank-halls.ts';

function ranked(people: number) {
  const { fitting, small } = rankHalls(people);
  return {
    fitting: fitting.map(({ hall, reason }) => `${hall.name}: ${reason}`),
    small: small.map(({ name }) => name),
  };
}

test('FC-15, D-03: halls that fit come first, best first, each with its reason; the others are too small', () => {
  expect(ranked(650)).toEqual({
    fitting: [
      'Ambali Hall: Fits 650: holds 700 comfortably.',
      'Wosilat Hall: Plenty of room for 650: made for 800 or more.',
    ],
    small: ['Ball Room'],
  });
  expect(ranked(750)).toEqual({
    fitting: [
      'Ambali Hall: A tight fit for 750: holds 800 at most.',
      'Wosilat Hall: Fits 750: holds 900 comfortably.',
    ],
    small: ['Ball Room'],
  });
  expect(ranked(900).fitting).toEqual(['Wosilat Hall: Fits 900: holds 900 comfortably.']);
  expect(ranked(901)).toEqual({ fitting: [], small: ['Ball Room', 'Ambali Hall', 'Wosilat Hall'] });
});

test('FC-15: without a number all halls are listed, without a reason', () => {
  expect(ranked(0)).toEqual({ fitting: ['Ball Room: ', 'Ambali Hall: ', 'Wosilat Hall: '], small: [] });
});
