import { expect, test } from 'vitest';
import { plainDigits } from './plain-digits.ts';

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
  expect(plainDigits(typed)).toBe(plain);
});
