import { expect, test } from 'vitest';
import { sampleStay } from '../booking/sample-stay.ts';
import { stayCancelCost, stayMoveCost, withStayAnswer } from './stay-change.ts';

const to = { from: '2026-12-11', to: '2026-12-13' };

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

test('once moved, a stay is on its new days and confirmed, and what was paid stays as it was', () => {
  const moved = withStayAnswer(sampleStay, { kind: 'moved', to }, sampleStay.at + 1);
  expect(moved).toMatchObject({ ...to, units: 2, naira: sampleStay.naira, isConfirmed: true });
  expect(moved.changes?.moved[0]?.from).toEqual({ from: sampleStay.from, to: sampleStay.to });
});

test('a cancelled stay keeps what the venue gives back, by its guest’s word', () => {
  const cancelled = withStayAnswer(sampleStay, { kind: 'cancelled', back: 45_000 }, sampleStay.at + 1);
  expect(cancelled.changes?.cancelled?.back).toBe(45_000);
  expect(cancelled.from).toBe(sampleStay.from);
});
