import { expect, test } from 'vitest';
import { costSheet } from './cost-sheet.ts';
import { planMessage, planRemarks, withPlan } from './carry-plan.ts';
import { examplePlan, planOf } from './plan.ts';

const plan = planOf(
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

test('Q-06: what the booking form has no field for goes along as a remark', () => {
  expect(planRemarks(plan)).toBe(
    'My plan: theatre seating; 760 people; rehearsal of 2 hours; 1 armed guard and 2 unarmed guards for 6 hours.',
  );
});

test('Q-06: nobody is counted who was not said', () => {
  expect(planRemarks(planOf(examplePlan, 0))).toBe('My plan: banquet seating; rehearsal of 1 hour.');
});

test('Q-06: a quote is asked for with the whole plan and the sum that was shown', () => {
  expect(planMessage(plan, costSheet(plan))).toBe(
    'My plan: Ambali Hall, Saturday 20 March 2027, from 12:00 until 22:00; theatre seating; 760 people; rehearsal of 2 hours; 1 armed guard and 2 unarmed guards for 6 hours. Your cost sheet says ₦2,270,000.',
  );
});

test('what the visitor wrote stays, an earlier plan is replaced', () => {
  const first = withPlan('A live band of nine.', 'My plan: banquet seating.');
  expect(first).toBe('A live band of nine.\nMy plan: banquet seating.');
  expect(withPlan(first, 'My plan: theatre seating.')).toBe(
    'A live band of nine.\nMy plan: theatre seating.',
  );
  expect(withPlan('', 'My plan: banquet seating.')).toBe('My plan: banquet seating.');
});
