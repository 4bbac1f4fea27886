import { expect, test } from 'vitest';
import { halls } from '@venue/shared/venue/halls.ts';
import { countSeats } from '../../seating/seating-plan.ts';
import { hallFrame, hallPlan, type Layout } from './hall-plans.ts';

const layouts = ['banquet', 'theatre'] as const satisfies readonly Layout[];
const cases = halls.flatMap((hall) => layouts.map((layout) => ({ hall, layout })));

function planOf(...[hall, layout]: Parameters<typeof hallPlan>) {
  const drawn = hallPlan(hall, layout);
  if (!drawn) throw new Error(`nobody has drawn ${hall.key}`);
  return drawn.plan;
}

/** The figure on which the list of halls and the terms agree best (D-03). */
const drawn: Readonly<Record<string, number>> = { 'ball-room': 80, ambali: 700, wosilat: 900 };

test.each(cases)(
  'FC-15, K-12..14: $hall.name, $layout, is drawn with as many seats as it holds',
  ({ hall, layout }) => {
    const seats = countSeats(planOf(hall, layout).seats);
    expect(seats).toBe(drawn[hall.key]);
    expect(seats).toBeGreaterThanOrEqual(hall.listed.from);
    expect(seats).toBeLessThanOrEqual(hall.listed.to);
  },
);

test('FC-15: all halls fit on one piece of cloth, the larger one larger', () => {
  const areas = halls.map((hall) => {
    const { width, height } = planOf(hall, 'banquet');
    expect(width).toBeLessThan(hallFrame.width);
    expect(height).toBeLessThan(hallFrame.height);
    return width * height;
  });
  expect(areas).toEqual(areas.toSorted((one, other) => one - other));
});

test('a hall that nobody has drawn has no plan, nor one that holds another number by now', () => {
  const seats = { listed: { from: 350, to: 350 }, inTerms: 350 };
  for (const key of ['new-hall', 'ambali']) expect(hallPlan({ key, ...seats }, 'banquet')).toBeUndefined();
});
