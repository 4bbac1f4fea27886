import { expect, test } from 'vitest';
import { costSheet } from './cost-sheet.ts';
import { examplePlan, eventPlanOf } from './event-plan.ts';
import { planMessage, planRemarks } from './hand-over-plan.ts';

const plan = eventPlanOf(
  {
    ...examplePlan,
    seating: 'theatre',
    eventDate: '2027-03-20',
    startTime: '12:00',
    endTime: '22:00',
    armedGuards: '1',
    unarmedGuards: '2',
    guardHours: '6',
    rehearsalHours: '2',
  },
  760,
);

test('Q-06: what the booking form has no field for becomes a remark', () => {
  expect(planRemarks(plan)).toBe(
    'My plan: theatre seating; 760 people; rehearsal of 2 hours; 1 armed guard and 2 unarmed guards for 6 hours.',
  );
});

test('Q-06: without a number the plan names no people', () => {
  const guarded = eventPlanOf({ ...examplePlan, unarmedGuards: '2', guardHours: '6' }, 0);
  expect(planRemarks(guarded)).toBe('My plan: 2 unarmed guards for 6 hours.');
  expect(planMessage(guarded, costSheet(guarded))).toBe('My plan: 2 unarmed guards for 6 hours.');
});

test('Q-06: the example values are not a plan', () => {
  const example = eventPlanOf(examplePlan, 0);
  expect([planRemarks(example), planMessage(example, costSheet(example))]).toEqual(['', '']);
  const chosen = eventPlanOf({ ...examplePlan, planHall: 'Ambali Hall' }, 0);
  expect(planMessage(chosen, costSheet(chosen))).toBe(
    'My plan: Ambali Hall. Your cost sheet says ₦1,700,000.',
  );
});

test('D-04, Q-06: a plan for more people than a hall holds asks for the event center alone', () => {
  for (const planHall of ['', 'Ambali Hall']) {
    const large = eventPlanOf({ ...examplePlan, planHall, startTime: '12:00' }, 1250);
    expect(planRemarks(large)).toBe(
      'My plan: banquet seating; 1,250 people; rehearsal of 1 hour. More people than a hall holds: is the event center free?',
    );
    expect(planMessage(large, costSheet(large))).toBe(
      'My plan: from 12:00; banquet seating; 1,250 people; rehearsal of 1 hour. More people than a hall holds: is the event center free?',
    );
  }
});

test('Q-06: a quote gets the whole plan and the total that was shown', () => {
  expect(planMessage(plan, costSheet(plan))).toBe(
    'My plan: Ambali Hall, Saturday 20 March 2027, from 12:00 until 22:00; theatre seating; 760 people; rehearsal of 2 hours; 1 armed guard and 2 unarmed guards for 6 hours. Your cost sheet says ₦2,270,000.',
  );
});
