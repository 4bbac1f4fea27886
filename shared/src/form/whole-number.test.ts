import { expect, test } from 'vitest';
import { wholeNumber } from './whole-number.ts';

test.each([
  ['650', 650],
  ['0650', 650],
  [' 120 ', 120],
  ['120\u00A0', 120],
  ['1,200', 1200],
  ['1.200', 1200],
  ['1 200', 1200],
  ['1\u00A0200', 1200],
  ['1\u202F200', 1200],
  ['1’200', 1200],
  ['1，200', 1200],
  ['1,200,000', 1_200_000],
  ['６５０', 650],
  ['٦٥٠', 650],
  ['١٬٢٠٠', 1200],
  ['۶۵۰', 650],
  ['६५०', 650],
  ['+650', 650],
  ['\u200E650\u200F', 650],
  ['650.', 650],
  ['0', 0],
  ['about 400', 400],
  ['About 1,200 guests', 1200],
  ['~400', 400],
  ['650 people', 650],
])('%j is %i', (typed, number) => {
  expect(wholeNumber(typed)).toBe(number);
});

test.each(['', ' ', '-3', '12.5', '12,50', '1,20', '1,200.000', '1e3', '600-650', 'many', '1234567890'])(
  '%j is no whole number',
  (typed) => {
    expect(wholeNumber(typed)).toBeUndefined();
  },
);
