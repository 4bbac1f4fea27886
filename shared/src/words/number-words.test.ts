import { expect, test } from 'vitest';
import { capital, numberWords } from './number-words.ts';

test.each([
  [0, 'no'],
  [3, 'three'],
  [14, 'fourteen'],
  [30, 'thirty'],
  [35, 'thirty-five'],
  [100, 'one hundred'],
  [700, 'seven hundred'],
  [750, '750'],
  [4000, 'four thousand'],
  [42_000, 'forty-two thousand'],
  [2540, '2,540'],
])('%i is said as %s', (number, text) => {
  expect(numberWords(number)).toBe(text);
});

test('a sentence begins with a capital', () => {
  expect(capital(numberWords(5))).toBe('Five');
});
