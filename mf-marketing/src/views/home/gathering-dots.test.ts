import { expect, test } from 'vitest';
import { gatheringRings, gatheringSize } from './gathering-dots.ts';

test('HM-04: a dot for every ten guests, each ring with what its figure adds', () => {
  const rings = gatheringRings([4000, 10, 80, 800, 2500, 80]);
  expect(rings.map(({ guests, dots }) => [guests, dots.length])).toEqual([
    [10, 1],
    [80, 7],
    [800, 72],
    [2500, 170],
    [4000, 150],
  ]);
});

test('HM-04: no two tables stand on one spot, and none leaves the cloth', () => {
  const dots = gatheringRings([10, 80, 800, 900, 2500, 4000]).flatMap((ring) => ring.dots);
  expect(new Set(dots.map(({ x, y }) => `${x} ${y}`)).size).toBe(400);
  for (const place of dots.flatMap(({ x, y }) => [x, y])) {
    expect(place).toBeGreaterThan(4);
    expect(place).toBeLessThan(gatheringSize - 4);
  }
});
