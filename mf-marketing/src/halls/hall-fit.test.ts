import { expect, test } from 'vitest';
import { fitFor, fitSentence } from './hall-fit.ts';

test.each([
  [1, 'fits', 'Ball Room'],
  [70, 'fits', 'Ball Room'],
  [71, 'tight', 'Ball Room'],
  [80, 'tight', 'Ball Room'],
  [81, 'fits', 'Ambali Hall'],
  [700, 'fits', 'Ambali Hall'],
  [701, 'tight', 'Ambali Hall'],
  [800, 'tight', 'Ambali Hall'],
  [801, 'fits', 'Wosilat Hall'],
  [900, 'fits', 'Wosilat Hall'],
] as const)('FC-15, D-03: %i people: %s, %s', (people, kind, name) => {
  expect(fitFor(people)).toMatchObject({ kind, people, hall: { name } });
});

test('D-03: a tight fit names the hall with room to spare', () => {
  expect(fitFor(75)).toMatchObject({ kind: 'tight', larger: { name: 'Ambali Hall' } });
  expect(fitFor(750)).toMatchObject({ kind: 'tight', larger: { name: 'Wosilat Hall' } });
});

test('D-04: more than 900 are beyond the halls; 0 is unknown', () => {
  expect(fitFor(901)).toEqual({ kind: 'beyond-halls', people: 901 });
  expect(fitFor(0)).toEqual({ kind: 'unknown' });
});

test.each([
  [1, 'Room for 1 in Ball Room, which holds 70 comfortably.'],
  [650, 'Room for 650 in Ambali Hall, which holds 700 comfortably.'],
  [850, 'Room for 850 in Wosilat Hall, which holds 900 comfortably.'],
  [750, '750 is a tight fit in Ambali Hall, which holds 800 at most. Wosilat Hall has room to spare.'],
  [1200, 'Too many for one hall. The whole event center takes 1,200, by quote.'],
  [3000, 'Too many for the event center. All halls and grounds together take 3,000, by quote.'],
  [5000, 'More than we can host: all halls and grounds together take 4,000.'],
  [0, ''],
] as const)('FC-15, K-20: the sentence for %i', (people, sentence) => {
  expect(fitSentence(fitFor(people))).toBe(sentence);
});
