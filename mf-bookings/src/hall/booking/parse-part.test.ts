import { expect, test } from 'vitest';
import { parsePart } from './parse-part.ts';

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
  expect(parsePart(typed, range)).toEqual({ kind: 'sum', naira: 200_000 });
});

test.each([
  ['', 'Enter how much you want to pay now'],
  ['  ', 'Enter how much you want to pay now'],
  ['two hundred', 'Enter whole naira in figures, for example ₦50,000'],
  ['200.50', 'Enter whole naira in figures, for example ₦50,000'],
  ['200.000', 'Enter whole naira in figures, for example ₦50,000'],
  ['2,00,000', 'Enter whole naira in figures, for example ₦50,000'],
  ['-200000', 'Enter whole naira in figures, for example ₦50,000'],
  ['200 guests', 'Enter whole naira in figures, for example ₦50,000'],
  ['1000000k', 'Enter whole naira in figures, for example ₦50,000'],
  ['999999k', 'That’s more than is left to pay: enter ₦900,000 or less'],
  ['49,999', 'Enter at least ₦50,000'],
  ['900,001', 'That’s more than is left to pay: enter ₦900,000 or less'],
  ['9'.repeat(20), 'Enter whole naira in figures, for example ₦50,000'],
])('what is no such sum is said in a sentence: %s', (typed, text) => {
  expect(parsePart(typed, range)).toEqual({ kind: 'problem', text });
});

test('the least and everything that is left are parts', () => {
  expect(parsePart('50,000', range)).toEqual({ kind: 'sum', naira: 50_000 });
  expect(parsePart('900,000', range)).toEqual({ kind: 'sum', naira: 900_000 });
});
