import { expect, test } from 'vitest';
import { conferenceLayouts, drawnSeats } from './conference-plans.ts';

test('FC-16: four layouts, each counted from what is drawn', () => {
  expect(conferenceLayouts.map(({ name, plan }) => `${name}: ${drawnSeats(plan)}`)).toEqual([
    'Theatre: drawn with 208 seats',
    'Classroom: drawn with 48 seats',
    'Horseshoe: drawn with 30 seats',
    'Boardroom: drawn with 18 seats',
  ]);
});

test.each(conferenceLayouts)(
  'FC-16: $name keeps chairs and tables between screen, walls and door',
  ({ plan }) => {
    for (const { x, y, width, height } of plan.tables) {
      expect(Math.min(x, plan.width - x - width)).toBeGreaterThan(4);
      expect(y).toBeGreaterThan(plan.stage.y + plan.stage.height);
      expect(y + height).toBeLessThan(plan.height - plan.door);
    }
    for (const group of plan.seats) {
      const length = group.kind === 'row' ? (group.seats - 1) * group.pitch : 0;
      const down = group.kind === 'row' && group.direction === 'down';
      expect(group.at.x + (down ? 0 : length)).toBeLessThan(plan.width - 6);
      expect(group.at.y + (down ? length : 0)).toBeLessThan(plan.height - plan.door);
    }
  },
);
