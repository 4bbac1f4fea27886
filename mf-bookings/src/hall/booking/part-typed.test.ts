import { expect, test } from 'vitest';
import { partTyped } from './part-typed.ts';

const range = { least: 50_000, most: 900_000 };

test.each([
  '200000',
  '200,000',
  '₦200,000',
  ' ₦ 200 000 ',
  'N200,000.00',
  'NGN 200,000',
  '200,000 naira',
  '200k',
  '200’000',
  '#200,000',
  '=N=200,000',
  'Naira 200000',
])('a sum is read as people write it: %s', (typed) => {
  expect(partTyped(typed, range)).toEqual({ kind: 'sum', naira: 200_000 });
});

test.each([
  ['', 'Enter how much you pay now'],
  ['  ', 'Enter how much you pay now'],
  ['two hundred', 'Enter whole naira in figures, for example ₦50,000'],
  ['200.50', 'Enter whole naira in figures, for example ₦50,000'],
  ['200.000', 'Enter whole naira in figures, for example ₦50,000'],
  ['2,00,000', 'Enter whole naira in figures, for example ₦50,000'],
  ['-200000', 'Enter whole naira in figures, for example ₦50,000'],
  ['200 guests', 'Enter whole naira in figures, for example ₦50,000'],
  ['1000000k', 'Enter whole naira in figures, for example ₦50,000'],
  ['999999k', 'That is more than is left: enter ₦900,000 or less'],
  ['49,999', 'The least part is ₦50,000: enter that or more'],
  ['900,001', 'That is more than is left: enter ₦900,000 or less'],
  ['9'.repeat(20), 'Enter whole naira in figures, for example ₦50,000'],
])('what is no such sum is said in a sentence: %s', (typed, text) => {
  expect(partTyped(typed, range)).toEqual({ kind: 'problem', text });
});

test('the least and everything that is left are parts', () => {
  expect(partTyped('50,000', range)).toEqual({ kind: 'sum', naira: 50_000 });
  expect(partTyped('900,000', range)).toEqual({ kind: 'sum', naira: 900_000 });
});
