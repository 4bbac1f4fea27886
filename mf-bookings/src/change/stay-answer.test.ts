import { expect, test } from 'vitest';
import { sampleStay } from '../stay/booking/sample-stay.ts';
import { withStayAnswer } from './stay-answer.ts';

const nights = { from: '2026-12-11', to: '2026-12-13' };

test('once moved, a stay is on its new days and confirmed, and what was paid stays as it was', () => {
  const moved = withStayAnswer(sampleStay, { kind: 'moved', to: nights, fee: 0 }, sampleStay.at + 1);
  expect(moved).toMatchObject({ ...nights, units: 2, naira: sampleStay.naira, isConfirmed: true });
  expect(withStayAnswer(moved, { kind: 'moved', to: nights, fee: 0 }, sampleStay.at + 2)).toEqual(moved);
  expect(moved.changes?.moved[0]?.from).toEqual({ from: sampleStay.from, to: sampleStay.to });
});

test('a cancelled stay keeps what the venue gives back, by its guest’s word', () => {
  const cancelled = withStayAnswer(sampleStay, { kind: 'cancelled', back: 45_000 }, sampleStay.at + 1);
  expect(cancelled.changes?.cancelled?.back).toBe(45_000);
  expect(cancelled.from).toBe(sampleStay.from);
});
