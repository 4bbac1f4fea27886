import { expect, test } from 'vitest';
import { inAList } from './in-a-list.ts';

test('commas, and a word before the last', () => {
  expect([inAList([]), inAList(['a']), inAList(['a', 'b'], 'or'), inAList(['a', 'b', 'c'])]).toEqual([
    '',
    'a',
    'a or b',
    'a, b and c',
  ]);
});
