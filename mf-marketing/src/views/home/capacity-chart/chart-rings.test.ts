import { expect, test } from 'vitest';
import { layOutRings, chartSize } from './chart-rings.ts';

const figures = [4000, 10, 80, 800, 900, 2500, 80];
const { rings, spacing } = layOutRings(figures);
const circles = rings.flatMap((ring) => ring.circles);

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

test('HM-04: the first table is one circle of ten', () => {
  expect(rings[0]?.circles.map(({ guests }) => guests)).toEqual([10]);
});

test('HM-04: dots do not overlap, on a circle or between circles, and stay inside the drawing', () => {
  for (const [at, { radius, guests }] of circles.entries()) {
    expect((2 * Math.PI * radius) / guests / spacing).toBeGreaterThan(0.7);
    expect((2 * Math.PI * radius) / guests / spacing).toBeLessThan(1.4);
    expect(radius - (circles[at - 1]?.radius ?? 0)).toBeGreaterThan(0.99 * spacing);
    expect(radius + spacing / 2).toBeLessThanOrEqual(chartSize / 2);
  }
});

test.each([[[4000, 10]], [[10, 30, 45, 60, 120, 300]], [[10, 500, 501]]])(
  'HM-04: other venues’ figures are counted exactly: %j',
  (others) => {
    const all = layOutRings(others).rings.flatMap((ring) => ring.circles);
    expect(all.reduce((sum, circle) => sum + circle.guests, 0)).toBe(Math.max(...others));
    expect(all.every(({ guests }) => guests > 0)).toBe(true);
  },
);
