import { expect, test } from 'vitest';
import { seatArc, seatRows } from './seats.ts';

const count = (path: string) => path.split('M').length - 1;

test('EV-02: rows have as many chairs as they are wide and deep', () => {
  expect(seatRows(10, 20, { across: 2, deep: 2 })).toBe('M10 20h0M22 20h0M10 32h0M22 32h0');
});

test('EV-02: an arc has a chair at either end, and more the wider it is', () => {
  const arc = (radius: number) => seatArc({ centre: [100, 100], radius, from: 0, to: 180 });
  expect(arc(50).startsWith('M150 100h0')).toBe(true);
  expect(arc(50).endsWith('M50 100h0')).toBe(true);
  expect(count(arc(80))).toBeGreaterThan(count(arc(50)));
});
