import { expect, test } from 'vitest';
import {
  askFor,
  conferenceGuests,
  conferenceLayouts,
  conferenceSeats,
  drawnSeats,
} from './conference-plans.ts';

test('FC-16: four layouts, each counted from what is drawn', () => {
  expect(conferenceLayouts.map(({ name, plan }) => `${name}: ${drawnSeats(plan)}`)).toEqual([
    'Theatre: 208 seats in this plan',
    'Classroom: 48 seats in this plan',
    'Horseshoe: 30 seats in this plan',
    'Boardroom: 18 seats in this plan',
  ]);
});

test('FC-16: how many it seats is said from the same plans', () => {
  expect(conferenceGuests).toEqual({ from: 18, to: 208 });
  expect(conferenceSeats).toBe('Seats in our plans: theatre 208, classroom 48, horseshoe 30, boardroom 18');
});

test('FC-16: each layout can be asked for, and the quote knows which it is', () => {
  expect(conferenceLayouts.map((one) => askFor(one).title)).toEqual([
    'Ask for theatre, 208 seats',
    'Ask for classroom, 48 seats',
    'Ask for horseshoe, 30 seats',
    'Ask for boardroom, 18 seats',
  ]);
  const [, classroom] = conferenceLayouts;
  const { searchParams } = new URL(askFor(classroom).quote, 'https://venue.example');
  expect(Object.fromEntries(searchParams)).toEqual({
    place: 'Conference hall',
    message: 'Classroom, 48 seats',
  });
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
