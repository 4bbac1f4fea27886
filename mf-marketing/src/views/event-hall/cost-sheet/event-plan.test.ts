import { expect, test } from 'vitest';
import { draftOverExample, examplePlan, notWhole } from './event-plan.ts';

test('Q-06: a draft replaces the example, not what was typed since, and has no date', () => {
  const kept = {
    ...examplePlan,
    planHall: 'Ambali Hall',
    unarmedGuards: '2',
    rehearsalHours: '3',
    eventDate: '2031-03-20',
  };
  expect(draftOverExample(kept, { ...examplePlan, rehearsalHours: '4' })).toEqual({
    planHall: 'Ambali Hall',
    seating: 'banquet',
    armedGuards: '0',
    unarmedGuards: '2',
    guardHours: examplePlan.guardHours,
  });
});

test('a number that the sheet cannot count is marked, an empty one is not', () => {
  expect(notWhole(examplePlan)).toEqual([]);
  expect(notWhole({ ...examplePlan, armedGuards: 'two', guardHours: ' ', rehearsalHours: '1.5' })).toEqual([
    'armedGuards',
    'rehearsalHours',
  ]);
});
