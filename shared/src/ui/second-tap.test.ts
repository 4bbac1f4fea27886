import { expect, test } from 'vitest';
import { isSecondTap } from './dialog.tsx';

const first = { clientX: 200, clientY: 400, timeStamp: 1000, detail: 1 };

test('a tap soon after another at the same place is a second tap', () => {
  expect(isSecondTap(first, { ...first, clientX: 210, timeStamp: 1450 })).toBe(true);
});

test.each([
  ['later', { ...first, timeStamp: 1501 }],
  ['somewhere else', { ...first, timeStamp: 1100, clientY: 440 }],
  ['by a key', { ...first, timeStamp: 1100, detail: 0 }],
])('a tap %s is not a second tap', (_, tap) => {
  expect(isSecondTap(first, tap)).toBe(false);
});

test('the first tap, and one after a key press, are not second taps', () => {
  expect(isSecondTap({ ...first, detail: 0 }, first)).toBe(false);
  expect(isSecondTap(undefined, first)).toBe(false);
});
