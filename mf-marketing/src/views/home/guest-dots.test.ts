import { expect, test } from 'vitest';
import { guestDots } from './guest-dots.ts';

test('HM-04: 2,500+ is a full block of two rows, the last dot open', () => {
  const { filled, open, rows, width, height } = guestDots(2500, true);
  expect(filled).toHaveLength(25);
  expect(filled.at(13)).toEqual({ x: 9, y: 31 });
  expect(open).toEqual({ x: 273, y: 31 });
  expect([rows, width, height]).toEqual([2, 282, 40]);
});

test('HM-04: 200 is two dots side by side, and no open one', () => {
  const { filled, open, width, height } = guestDots(200, false);
  expect(filled).toEqual([
    { x: 9, y: 9 },
    { x: 31, y: 9 },
  ]);
  expect(open).toBeUndefined();
  expect([width, height]).toEqual([40, 18]);
});
