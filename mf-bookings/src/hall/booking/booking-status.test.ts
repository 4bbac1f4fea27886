import { expect, test } from 'vitest';
import { hourMs } from '@venue/shared/time/durations.ts';
import { sampleBooking, sampleDeposit } from '../../../test/sample-booking.ts';
import { statusOf } from './booking-status.ts';
import type { HallBooking } from './booking.ts';

const on = (day: string) => Date.parse(`${day}T09:00:00Z`);
const { issuedAt } = sampleBooking.invoice;
const deposit = { ...sampleDeposit, reference: 'R-1', at: issuedAt } as const;
const secured: HallBooking = { ...sampleBooking, payments: [deposit] };

test('TC-02, TC-03: the balance is due thirty days before, or at once; a moving fee until it is noted as paid', () => {
  const due = (booking: HallBooking, day: string) => statusOf(booking, on(day)).due;
  expect([due(secured, '2027-02-17'), due(secured, '2027-02-18')]).toEqual([undefined, 'balance']);
  const soon = { ...secured, details: { ...secured.details, eventDate: '2026-12-12' } };
  expect(due(soon, '2026-11-22')).toBe('balance');
  const span = { from: '2027-03-10', to: '2027-03-10' };
  const fee = { naira: 300_000, isPaid: false };
  const changes = { moved: [{ from: span, at: issuedAt, requestedAt: issuedAt, fee }] };
  expect(due({ ...secured, changes }, '2027-02-17')).toBe('move-fee');
  expect(due({ ...sampleBooking, changes }, '2026-11-21')).toBeUndefined();
});

test('C-22: no first payment is offered while one may have been made, and none while a transfer is under way', () => {
  const pay = (...payments: HallBooking['payments']) =>
    statusOf({ ...sampleBooking, payments }, issuedAt + 1).pay;
  expect(pay()).toBe('first');
  expect(pay({ ...deposit, status: 'reported', origin: 'other-device' })).toBe('first');
  expect(pay({ ...deposit, status: 'unresolved' })).toBeUndefined();
  expect(pay({ ...deposit, status: 'pending' })).toBeUndefined();
  expect(pay(deposit)).toBe('balance');
  expect(pay(deposit, { ...deposit, status: 'pending', reference: 'R-2' })).toBeUndefined();
  expect(pay({ ...deposit, status: 'denied' })).toBeUndefined();
  expect(statusOf(sampleBooking, issuedAt + 25 * hourMs).pay).toBeUndefined();
});
