import { expect, test } from 'vitest';
import { toAsciiDigits, isVisibleName, parseWholeNumber } from './parse-input.ts';

test.each([
  ['full-width', '０８０３１２３４５６７', '08031234567'],
  ['Arabic', '٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['Persian', '۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['Devanagari', '०१२३४५६७८९', '0123456789'],
  ['Bengali', '০১২৩৪৫৬৭৮৯', '0123456789'],
  ['N’Ko', '߀߁߂߃߄߅߆߇߈߉', '0123456789'],
  ['Adlam', '𞥐𞥑𞥒𞥓𞥔𞥕𞥖𞥗𞥘𞥙', '0123456789'],
  ['mathematical, five runs side by side', '𝟎𝟗𝟘𝟡𝟢𝟫𝟬𝟵𝟶𝟿', '0909090909'],
  ['no digits', 'Ọjọ́ ½ ①', 'Ọjọ́ ½ ①'],
])('digits of %s', (_script, typed, plain) => {
  expect(toAsciiDigits(typed)).toBe(plain);
});

test.each(['Adé', 'Ṣẹ̀yí'.normalize('NFD'), '明', '7'])('%s shows', (name) => {
  expect(isVisibleName(name)).toBe(true);
});

test.each(['', '  ', '\u0301\u0323', '\u200B', '—'])('marks and blanks alone are no name', (name) => {
  expect(isVisibleName(name)).toBe(false);
});

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
  ['1 person', 1],
])('%j is %i', (typed, number) => {
  expect(parseWholeNumber(typed)).toBe(number);
});

test.each([
  '',
  ' ',
  '-3',
  '12.5',
  '12,50',
  '1,20',
  '1,200.000',
  '1e3',
  '600-650',
  'many',
  '1234567890',
  '600²',
  '½',
])('%j is no whole number', (typed) => {
  expect(parseWholeNumber(typed)).toBeUndefined();
});
