import { expect, test } from 'vitest';
import { layOutRings } from './chart-rings.ts';

const figures = [4000, 10, 80, 800, 900, 2500, 80];
const { rings } = layOutRings(figures);

test('HM-04: a dot for every guest, each ring with what its figure adds', () => {
  const counted = rings.map((ring) => [
    ring.guests,
    ring.circles.reduce((sum, circle) => sum + circle.guests, 0),
  ]);
  expect(counted).toEqual([
    [10, 10],
    [80, 70],
    [800, 720],
    [900, 100],
    [2500, 1600],
    [4000, 1500],
  ]);
});

test.each([[[4000, 10]], [[10, 30, 45, 60, 120, 300]], [[10, 500, 501]]])(
  'HM-04: other venues’ figures are counted exactly: %j',
  (others) => {
    const all = layOutRings(others).rings.flatMap((ring) => ring.circles);
    expect(all.reduce((sum, circle) => sum + circle.guests, 0)).toBe(Math.max(...others));
    expect(all.every(({ guests }) => guests > 0)).toBe(true);
  },
);
