import { expect, test } from 'vitest';
import { inAList, withArticle } from './in-a-list.ts';

test('commas, and a word before the last', () => {
  expect([inAList([]), inAList(['a']), inAList(['a', 'b'], 'or'), inAList(['a', 'b', 'c'])]).toEqual([
    '',
    'a',
    'a or b',
    'a, b and c',
  ]);
});

test('a name with its article', () => {
  expect(['Executive Apartment', 'Luxury Suite'].map(withArticle)).toEqual([
    'an Executive Apartment',
    'a Luxury Suite',
  ]);
});
