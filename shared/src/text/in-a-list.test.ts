import { expect, test } from 'vitest';
import { inAList } from './in-a-list.ts';

test('a list has commas, and “and” or “or” before its last item', () => {
  expect([inAList([]), inAList(['a']), inAList(['a', 'b'], 'or'), inAList(['a', 'b', 'c'])]).toEqual([
    '',
    'a',
    'a or b',
    'a, b and c',
  ]);
});
