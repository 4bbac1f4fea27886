import { expect, test } from 'vitest';
import { toLocalDigits } from './local-digits.ts';

test.each([
  ['0803 123 4567', '08031234567'],
  ['+234 803 123 4567', '08031234567'],
  ['00 234 803-123-4567', '08031234567'],
  ['+44 20 7946 0958', '442079460958'],
  ['', ''],
])('D-29, P11: %j becomes %j', (typed, digits) => {
  expect(toLocalDigits(typed)).toBe(digits);
});
