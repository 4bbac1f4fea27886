import { expect, test } from 'vitest';
import { guestDots } from './guest-dots.ts';

test('HM-04: 2,500+ is five columns of five dots and an open one', () => {
  const { filled, open, width, height } = guestDots(2500, true);
  expect(filled).toHaveLength(25);
  expect(open).toEqual({ x: 119, y: 97 });
  expect([width, height]).toEqual([128, 106]);
});

test('HM-04: 200 is two dots, one above the other, and no open one', () => {
  const { filled, open, width } = guestDots(200, false);
  expect(filled).toEqual([
    { x: 9, y: 97 },
    { x: 9, y: 75 },
  ]);
  expect(open).toBeUndefined();
  expect(width).toBe(18);
});
