import { expect, test } from 'vitest';
import { chairPaths, tabletops } from './plan-drawing.tsx';
import type { SeatGroup } from './seating-plan.ts';

const row = {
  kind: 'row',
  at: { x: 5, y: 9 },
  seats: 3,
  direction: 'across',
  spacing: 7.6,
  size: 4.2,
} as const;

test('FC-15: a row is one line with a dot at each pitch, the last one included', () => {
  expect(chairPaths([row])).toEqual([{ path: 'M5 9h15.4', size: 4.2, spacing: 7.6 }]);
  expect(chairPaths([{ ...row, direction: 'down' }])[0]?.path).toBe('M5 9v15.4');
});

test('FC-15: chairs of one kind share a path, round tables have ten dots to the turn', () => {
  const round: SeatGroup = { kind: 'round', at: { x: 20, y: 20 } };
  const [rounds, rows] = chairPaths([round, row, round, row]);
  expect(rounds?.path.match(/M/g)).toHaveLength(2);
  expect((rounds?.spacing ?? 0) * 10).toBeCloseTo(2 * Math.PI * 10.2);
  expect(rows?.path).toBe('M5 9h15.4M5 9h15.4');
  expect(tabletops([round, row])).toBe('M26.4 20a6.4 6.4 0 1 1-12.8 0a6.4 6.4 0 1 1 12.8 0');
});
