import { expect, test } from 'vitest';
import { sampleStay } from '../../test/sample-stay.ts';
import { stayCancelCost, stayMoveCost } from './changeable-stay.ts';

test('without a rule of the venue, moving and cancelling have to be asked about', () => {
  const silent = { ...sampleStay, terms: { checkIn: '14:00', checkOut: '12:00' } };
  expect(stayCancelCost(silent).remarks).toEqual([
    'You paid ₦90,000.',
    'Ask us what you get back if you cancel.',
  ]);
  expect(stayMoveCost(silent).remarks[1]).toBe('Ask us what it costs to move a booking.');
  expect(stayCancelCost(silent).total).toBeUndefined();
});

test('the cancellation rule is the one that the guest agreed to, word for word', () => {
  const rule = 'Cancelled two days before, half comes back.';
  expect(stayCancelCost({ ...sampleStay, terms: { checkIn: '14:00', cancellation: rule } }).remarks[1]).toBe(
    `You agreed to this: “${rule}”`,
  );
});
