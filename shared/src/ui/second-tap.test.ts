import { expect, test } from 'vitest';
import { isSecondTap } from './second-tap.ts';

const first = { clientX: 200, clientY: 400, timeStamp: 1000, detail: 1 };

test('a tap just after another, at the same place, is a part of it', () => {
  expect(isSecondTap(first, { ...first, clientX: 210, timeStamp: 1450 })).toBe(true);
});

test.each([
  ['later', { ...first, timeStamp: 1501 }],
  ['somewhere else', { ...first, timeStamp: 1100, clientY: 440 }],
  ['by a key', { ...first, timeStamp: 1100, detail: 0 }],
])('one %s is not', (_, tap) => {
  expect(isSecondTap(first, tap)).toBe(false);
});

test('after a key, and at first, no tap is a second one', () => {
  expect(isSecondTap({ ...first, detail: 0 }, first)).toBe(false);
  expect(isSecondTap(undefined, first)).toBe(false);
});
