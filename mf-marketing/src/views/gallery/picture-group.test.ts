import { expect, test } from 'vitest';
import { spanOf } from './picture-group.tsx';

test.each([1, 2, 3, 4, 5, 6, 7, 8, 25])('MD-01: %i pictures fill their rows', (count) => {
  const spans = Array.from({ length: count }, (_, index) => spanOf(index, count));
  expect(spans.reduce<number>((sum, span) => sum + span, 0) % 6).toBe(0);
  expect(spans).toEqual(spans.toSorted((one, other) => other - one));
});
