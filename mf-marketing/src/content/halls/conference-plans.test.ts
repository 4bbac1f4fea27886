import { expect, test } from 'vitest';
import { conferenceLayouts, drawnSeats } from './conference-plans.ts';

test('FC-16: four layouts, each counted from what is drawn', () => {
  expect(conferenceLayouts.map(({ name, plan }) => `${name}: ${drawnSeats(plan)}`)).toEqual([
    'Theatre: 208 seats in this plan',
    'Classroom: 48 seats in this plan',
    'Horseshoe: 30 seats in this plan',
    'Boardroom: 18 seats in this plan',
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
      const length = group.kind === 'row' ? (group.seats - 1) * group.spacing : 0;
      const down = group.kind === 'row' && group.direction === 'down';
      expect(group.at.x + (down ? 0 : length)).toBeLessThan(plan.width - 6);
      expect(group.at.y + (down ? length : 0)).toBeLessThan(plan.height - plan.door);
    }
  },
);
