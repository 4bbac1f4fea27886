import { expect, test } from 'vitest';
import { requestOf, isCancelled } from './kept/changes.ts';
import { accountOf, payableRest } from '../hall/booking/account.ts';
import { isHeld } from '../hall/booking/booking.ts';
import type { HallPayment } from '../hall/booking/hall-payment.ts';
import { sampleBooking } from '../hall/booking/sample-booking.ts';
import { movedWords } from '../hall/words/moved-words.ts';
import { sampleStay } from '../stay/booking/sample-stay.ts';
import { withHallAnswer, withHallRequest, withStayAnswer } from './record-answer.ts';

const { issuedAt } = sampleBooking.invoice;
const day = 86_400_000;
const deposit: HallPayment = {
  state: 'paid',
  choice: 'deposit',
  naira: 800_000,
  reference: 'R',
  at: issuedAt,
};
const secured = { ...sampleBooking, payments: [deposit] };
const to = { from: '2027-05-01', to: '2027-05-01' };
const request = withHallRequest(secured, {
  wish: { kind: 'move', to },
  at: Date.parse('2027-02-18T12:00:00Z'),
  dayFound: '',
  reason: '',
  mail: 'sent',
});

test('a request changes nothing, and neither does a no', () => {
  expect({ ...request, changes: undefined }).toEqual({ ...secured, changes: undefined });
  const refused = withHallAnswer(request, { kind: 'refused' }, issuedAt);
  expect(requestOf(refused)).toBeUndefined();
  expect(refused.details).toEqual(secured.details);
  expect(isCancelled(refused)).toBe(false);
});

test('once moved, the day is the new one, what was paid stays counted, and the fee is that of the day of asking', () => {
  const moved = withHallAnswer(request, { kind: 'moved', to }, Date.parse('2027-02-25T12:00:00Z'));
  expect(moved.details.eventDate).toBe('2027-05-01');
  expect(accountOf(moved)).toEqual(accountOf(secured));
  expect(requestOf(moved)).toBeUndefined();
  expect(movedWords(moved)).toBe('From Sat 20 Mar 2027. Fee to the venue, by the terms: ₦300,000');
});

test('a move that nobody asked for in time, or before anything was paid, owes no fee by the terms', () => {
  const late = withHallAnswer(secured, { kind: 'moved', to }, Date.parse('2027-02-25T12:00:00Z'));
  expect(movedWords(late)).toBe('From Sat 20 Mar 2027');
  const unpaid = withHallAnswer(sampleBooking, { kind: 'moved', to }, issuedAt - day);
  expect(movedWords({ ...unpaid, payments: [deposit] })).toBe('From Sat 20 Mar 2027');
});

test('once cancelled, nothing is held and nothing can be paid; the sum is the venue’s, and it may stand after all', () => {
  const cancelled = withHallAnswer(secured, { kind: 'cancelled', back: 500_000 }, issuedAt + day);
  expect(cancelled.changes?.cancelled).toEqual({
    at: issuedAt + day,
    requestedAt: issuedAt + day,
    back: 500_000,
  });
  expect([payableRest(cancelled), isHeld(cancelled, issuedAt + day)]).toEqual([0, false]);
  const back = withHallAnswer(cancelled, { kind: 'stands' }, issuedAt + 2 * day);
  expect([payableRest(back), isHeld(back, issuedAt + day)]).toEqual([900_000, true]);
});

const nights = { from: '2026-12-11', to: '2026-12-13' };

test('once moved, a stay is on its new days and confirmed, and what was paid stays as it was', () => {
  const moved = withStayAnswer(sampleStay, { kind: 'moved', to: nights }, sampleStay.at + 1);
  expect(moved).toMatchObject({ ...nights, units: 2, naira: sampleStay.naira, isConfirmed: true });
  expect(moved.changes?.moved[0]?.from).toEqual({ from: sampleStay.from, to: sampleStay.to });
});

test('a cancelled stay keeps what the venue gives back, by its guest’s word', () => {
  const cancelled = withStayAnswer(sampleStay, { kind: 'cancelled', back: 45_000 }, sampleStay.at + 1);
  expect(cancelled.changes?.cancelled?.back).toBe(45_000);
  expect(cancelled.from).toBe(sampleStay.from);
});
