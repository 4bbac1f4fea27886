import { describe, expect, it, test } from 'vitest';
import { inFigures, formatNaira, capital, numberWords, counted, countedInWords } from './numbers.ts';

const asBrowsersWrite = new Intl.NumberFormat('en-NG');

describe('whole numbers in figures', () => {
  it.each([0, 7, 100, 999, 1000, 12_500, 42_000, 999_999, 1_300_000, 1_000_000_000, -1, -999, -25_000])(
    'writes %i as browsers do',
    (number) => {
      expect(inFigures(number)).toBe(asBrowsersWrite.format(number));
    },
  );
});

test('Q-10: naira are grouped by thousands behind the sign', () => {
  expect(formatNaira(1_300_000)).toBe('₦1,300,000');
  expect(formatNaira(0)).toBe('₦0');
  expect(formatNaira(-25_000)).toBe('-₦25,000');
  expect(formatNaira(-0.4)).toBe('₦0');
});

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

test('a noun is singular for one and plural for any other number', () => {
  expect([counted(1, 'day'), counted(30, 'day'), counted(2500, 'guest')]).toEqual([
    '1 day',
    '30 days',
    '2,500 guests',
  ]);
  expect([countedInWords(1, 'hour'), countedInWords(5, 'person', 'people')]).toEqual([
    'one hour',
    'five people',
  ]);
});
