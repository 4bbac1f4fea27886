import { expect, test } from 'vitest';
import { countSeats } from '../../halls/plan/seating-plan.ts';
import { hallFrame, hallPlan, hallPlanWords } from './hall-plans.ts';
import type { Layout } from './plan-for.ts';
import { halls } from './halls.ts';

const layouts = ['banquet', 'theatre'] as const satisfies readonly Layout[];
/** Halls that nobody has drawn, and one that holds another number by now. */
const others = [12, 95, 350, 1234].map((seats) => ({
  key: seats === 350 ? 'ambali' : 'new-hall',
  name: `A hall for ${seats}`,
  listed: { from: seats, to: seats },
  inTerms: seats,
}));
const cases = halls.flatMap((hall) => layouts.map((layout) => ({ hall, layout })));

/** The figure on which the list of halls and the terms agree best (D-03). */
const drawn: Readonly<Record<string, number>> = { 'ball-room': 80, ambali: 700, wosilat: 900 };

test.each(cases)(
  'FC-15, K-12..14: $hall.name, $layout, is drawn with as many seats as it holds',
  ({ hall, layout }) => {
    const seats = countSeats(hallPlan(hall, layout).seats);
    expect(seats).toBe(drawn[hall.key]);
    expect(seats).toBeGreaterThanOrEqual(hall.listed.from);
    expect(seats).toBeLessThanOrEqual(hall.listed.to);
  },
);

test.each(others)('$name is drawn with so many seats, in a room of its size', (hall) => {
  for (const layout of layouts) {
    expect(countSeats(hallPlan(hall, layout).seats)).toBe(hall.inTerms);
    expect(hallPlanWords(hall, layout)).toContain(` for ${hall.inTerms.toLocaleString('en-NG')}`);
  }
});

const withOthers = [...cases, ...others.flatMap((hall) => layouts.map((layout) => ({ hall, layout })))];

test.each(withOthers)(
  'FC-15: $hall.name, $layout, keeps its seats between the walls, off stage and door',
  (one) => {
    const plan = hallPlan(one.hall, one.layout);
    for (const group of plan.seats) {
      const reach = group.kind === 'round' ? 12 : 2.1;
      const length = group.kind === 'row' ? (group.seats - 1) * group.pitch : 0;
      const right = group.kind === 'row' && group.direction === 'across' ? group.at.x + length : group.at.x;
      const bottom = group.kind === 'row' && group.direction === 'down' ? group.at.y + length : group.at.y;
      expect(group.at.x - reach).toBeGreaterThan(4);
      expect(right + reach).toBeLessThan(plan.width - 4);
      expect(group.at.y - reach).toBeGreaterThan(plan.stage.y + plan.stage.height);
      expect(bottom + reach).toBeLessThanOrEqual(plan.height - plan.door);
    }
  },
);

test('FC-15: all halls fit on one piece of cloth, the larger one larger', () => {
  const areas = halls.map((hall) => {
    const { width, height } = hallPlan(hall, 'banquet');
    expect(width).toBeLessThan(hallFrame.width);
    expect(height).toBeLessThan(hallFrame.height);
    return width * height;
  });
  expect(areas).toEqual(areas.toSorted((one, other) => one - other));
});
