import { expect, test } from 'vitest';
import { fitFor } from './fit.ts';
import { fitRule, fitSentence, roomWords } from './fit-words.ts';
import { halls } from '../../../content/halls.ts';

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

test('D-03: who sits close hears of the hall with room to spare', () => {
  expect(fitFor(75)).toMatchObject({ kind: 'tight', roomier: { name: 'Ambali Hall' } });
  expect(fitFor(750)).toMatchObject({ kind: 'tight', roomier: { name: 'Wosilat Hall' } });
});

test('D-04: more than 900 are beyond the halls; nobody is unknown', () => {
  expect(fitFor(901)).toEqual({ kind: 'beyond-halls', people: 901 });
  expect(fitFor(0)).toEqual({ kind: 'unknown' });
});

test.each([
  [690, 'Ambali Hall. 690 sit comfortably; it holds 800 at the most.'],
  [850, 'Wosilat Hall. 850 sit comfortably; it holds 900.'],
  [750, 'Ambali Hall, sitting close: 750 of 800 at the most. Wosilat Hall has room to spare.'],
  [1200, 'More than a hall holds. The event center takes 1,200.'],
  [3000, 'More than one roof holds. The whole venue takes 3,000.'],
  [5000, 'More than we host: the whole venue takes 4,000.'],
  [0, 'Say how many are coming.'],
] as const)('FC-15, K-20: the sentence for %i', (people, sentence) => {
  expect(fitSentence(fitFor(people))).toBe(sentence);
});

test('FC-15: both figures are named where list and terms differ', () => {
  expect(halls.map(roomWords)).toEqual(['70 comfortable, 80 most', '700 comfortable, 800 most', '900']);
  expect(fitRule).toBe(
    'Ball Room up to 70, Ambali Hall up to 700, Wosilat Hall up to 900, the event center up to 2,500.',
  );
});
