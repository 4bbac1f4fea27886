import { expect, test } from 'vitest';
import { sampleStay } from '../stay/booking/sample-stay.ts';
import { stayCancelCost, stayMoveCost } from './stay-change-cost.ts';

test('what the venue has not said of moving and cancelling is said to be open', () => {
  const silent = { ...sampleStay, terms: ['Check-in from 2pm.', 'Check-out by noon.'] };
  expect(stayCancelCost(silent).remarks).toEqual([
    'You paid ₦90,000.',
    'The venue has not said what comes back when a booking is cancelled. Ask.',
  ]);
  expect(stayMoveCost(silent).remarks[1]).toBe('The venue has not said what moving a booking costs. Ask.');
  expect(stayCancelCost(silent).total).toBeUndefined();
});

test('the rule of cancelling is the one that the guest agreed to, in its words', () => {
  const rule = 'Cancelled two days before, half comes back.';
  expect(stayCancelCost({ ...sampleStay, terms: ['Check-in from 2pm.', rule] }).remarks[1]).toBe(
    `You agreed to this: “${rule}”`,
  );
});
