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
