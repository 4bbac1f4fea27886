import { expect, test } from 'vitest';
import { dayMs } from '@venue/shared/time/durations.ts';
import { sampleBooking, sampleDeposit } from '../../test/sample-booking.ts';
import { movedText, moveFeeText } from '../change-history/change-text.ts';
import { isCancelled, moveFees, requestOf, withFeesPaid, withRequest } from '../change-history/changes.ts';
import { hallRowText } from '../device/hall-row-text.ts';
import { accountOf } from '../hall/booking/account.ts';
import { statusOf } from '../hall/booking/booking-status.ts';
import type { HallPayment } from '../hall/booking/hall-payment.ts';
import { contributionsText } from '../hall/text/contributions.ts';
import { headline } from '../hall/text/headline.ts';
import { invoicePayments } from '../hall/text/invoice-rows.ts';
import { withHallAnswer } from './changeable-hall.ts';
import { moveFeeByTerms } from './hall-change-cost.ts';

const { issuedAt } = sampleBooking.invoice;
const secured = { ...sampleBooking, payments: [sampleDeposit] };
const to = { from: '2027-05-01', to: '2027-05-01' };
const request = withRequest(secured, {
  wish: { kind: 'move', to },
  at: Date.parse('2027-02-18T12:00:00Z'),
  availability: '',
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

test('once moved, the day is the new one and what was paid still counts', () => {
  const moved = withHallAnswer(request, { kind: 'moved', to, fee: 0 }, Date.parse('2027-02-25T12:00:00Z'));
  expect(moved.details.eventDate).toBe('2027-05-01');
  expect(accountOf(moved)).toEqual(accountOf(secured));
  expect(requestOf(moved)).toBeUndefined();
  expect([movedText(moved), moveFeeText(moved)]).toEqual(['From Sat 20 Mar 2027', '']);
});

test('an answer that is saved twice moves once, and owes one fee', () => {
  const moved = withHallAnswer(request, { kind: 'moved', to, fee: 300_000 }, issuedAt + dayMs);
  expect(withHallAnswer(moved, { kind: 'moved', to, fee: 300_000 }, issuedAt + dayMs)).toEqual(moved);
});

test('the fee is that of the day of the request; none if late, or before any payment', () => {
  const at = Date.parse('2027-02-18T12:00:00Z');
  expect(moveFeeByTerms(secured, at)).toBe(300_000);
  expect(moveFeeByTerms(secured, at + 7 * dayMs)).toBe(0);
  expect(moveFeeByTerms(sampleBooking, at)).toBe(0);
  expect(moveFeeByTerms(secured, issuedAt - dayMs)).toBe(0);
});

test('a hall that is paid in full says so only once the fee for moving it is recorded as paid', () => {
  const all: HallPayment = { ...sampleDeposit, choice: 'full', naira: 1_700_000 };
  const moved = withHallAnswer(
    { ...request, payments: [all] },
    { kind: 'moved', to, fee: 300_000 },
    issuedAt,
  );
  expect(moveFees(moved)).toEqual({ paid: 0, left: 300_000 });
  const text = headline(moved, issuedAt);
  expect(text.title).toMatch(/^The hall is paid\./);
  expect(text.opening).toMatch(
    /The fee for moving the date, ₦300,000, is still to be paid, directly to the venue: ask when it is due\./,
  );
  expect(invoicePayments(moved).at(-1)).toMatchObject({ name: 'Fee for moving the date', naira: 300_000 });
  expect(contributionsText(moved, issuedAt)).toContain(
    'Nothing is left to pay. The fee for moving the date, ₦300,000, is still to be paid, directly',
  );
  const row = hallRowText(moved, issuedAt);
  expect(row).toMatchObject({ tone: 'waiting', due: expect.stringContaining('ask when it is due') });
  expect(row.sums.at(-1)).toEqual({
    name: 'Fee for moving the date, paid directly to the venue',
    naira: 300_000,
  });
  const paid = withFeesPaid(moved, true);
  expect(headline(paid, issuedAt).title).toMatch(/^Paid in full\./);
  expect(movedText(paid)).toBe('From Sat 20 Mar 2027. You recorded the fee of ₦300,000 as paid');
  expect(hallRowText(paid, issuedAt).tone).toBe('paid');
  expect(moveFees(withFeesPaid(paid, false)).left).toBe(300_000);
  const later = { from: '2027-06-05', to: '2027-06-05' };
  const again = withHallAnswer(paid, { kind: 'moved', to: later, fee: 200_000 }, issuedAt + dayMs);
  const both = withFeesPaid(again, true);
  expect(moveFees(both)).toEqual({ paid: 500_000, left: 0 });
  expect(moveFees(withFeesPaid(both, false))).toEqual({ paid: 300_000, left: 200_000 });
  const cancelled = withHallAnswer(moved, { kind: 'cancelled', refund: 0 }, issuedAt);
  expect(moveFees(cancelled)).toEqual({ paid: 0, left: 0 });
});

test('a cancelled booking holds and asks for nothing; its refund is what the venue said; it can be undone', () => {
  const cancelled = withHallAnswer(secured, { kind: 'cancelled', refund: 500_000 }, issuedAt + dayMs);
  expect(cancelled.changes?.cancelled).toEqual({
    at: issuedAt + dayMs,
    requestedAt: issuedAt + dayMs,
    refund: 500_000,
  });
  expect([accountOf(cancelled).payableNow, statusOf(cancelled, issuedAt + dayMs).isHeld]).toEqual([0, false]);
  const refund = withHallAnswer(cancelled, { kind: 'reinstated' }, issuedAt + 2 * dayMs);
  expect([accountOf(refund).payableNow, statusOf(refund, issuedAt + dayMs).isHeld]).toEqual([900_000, true]);
});
