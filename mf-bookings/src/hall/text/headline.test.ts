import { expect, test } from 'vitest';
import { dayMs, hourMs } from '@venue/shared/time/durations.ts';
import { sampleBooking, sampleDeposit } from '../../../test/sample-booking.ts';
import { statusOf } from '../booking/booking-status.ts';
import type { HallBooking } from '../booking/booking.ts';
import { headline } from './headline.ts';

const { issuedAt } = sampleBooking.invoice;
const booking: HallBooking = sampleBooking;

function statusAt(of: HallBooking, now: number): string {
  const { state, late } = statusOf(of, now);
  return late ? `${state}, late` : state;
}

test('I-12, E-13: an unpaid booking ends after 24 hours', () => {
  expect(statusAt(booking, issuedAt + dayMs - 1)).toBe('held');
  expect(statusAt(booking, issuedAt + dayMs)).toBe('ended');
  expect(headline(booking, issuedAt).title).toBe('Ambali Hall is held until tomorrow, 16:12.');
  expect(headline(booking, issuedAt + 25 * hourMs).title).toBe(
    'This invoice expired on Sun 22 Nov 2026, 16:12.',
  );
});

test('I-12: a balance that is paid here over a payment that another device made in time is not late', () => {
  const found = {
    ...sampleDeposit,
    choice: undefined,
    status: 'paid',
    origin: 'other-device',
    reference: 'R-1',
  } as const;
  const balance = {
    ...sampleDeposit,
    choice: 'part',
    naira: 300_000,
    reference: 'R-2',
  } as const;
  const late = issuedAt + 480 * hourMs;
  const status = (...payments: HallBooking['payments']) => statusAt({ ...booking, payments }, late);
  expect(status({ ...found, at: issuedAt + hourMs }, { ...balance, at: late })).toBe('paid');
  expect(status({ ...found, at: late - hourMs }, { ...balance, at: late })).toBe('paid');
  const own = { ...sampleDeposit, at: issuedAt + 25 * hourMs } as const;
  expect(status(own, { ...balance, at: late })).toBe('paid, late');
  expect(status({ ...found, at: issuedAt + 26 * hourMs }, own)).toBe('paid, late');
  expect(status({ ...found, at: issuedAt + 23 * hourMs }, own)).toBe('paid');
});

test('E-13: a booking with money in it, or perhaps, does not end', () => {
  const later = issuedAt + 48 * hourMs;
  expect(statusAt({ ...booking, payments: [sampleDeposit] }, later)).toBe('paid');
  const full = { ...sampleDeposit, choice: 'full', naira: 1_700_000 } as const;
  expect(headline({ ...booking, payments: [full] }, later).title).toContain('Paid in full.');
  const opened: HallBooking = { ...booking, payments: [{ ...sampleDeposit, status: 'unresolved' }] };
  expect(statusAt(opened, issuedAt)).toBe('held');
  expect(statusAt(opened, later)).toBe('unresolved');
  expect(statusOf(opened, later)).toMatchObject({ isExpired: true, pay: undefined });
  expect(headline(opened, later)).toMatchObject({
    title: 'Is Ambali Hall paid?',
    opening: expect.stringMatching(/expired on Sun 22 Nov 2026, 16:12.*do not pay again/),
  });
  const pending: HallBooking = { ...booking, payments: [{ ...sampleDeposit, status: 'pending' }] };
  for (const now of [issuedAt, later]) {
    expect(headline(pending, now).title).toBe('Your transfer is on its way.');
  }
});

test('E-13: an invoice that ended with nothing but a reported payment is not said to have had a card form open', () => {
  const later = issuedAt + 48 * hourMs;
  const report = { ...sampleDeposit, origin: 'other-device', status: 'reported', by: 'Aunt Bisi' } as const;
  const reported: HallBooking = { ...booking, payments: [report] };
  expect(statusAt(reported, issuedAt)).toBe('held');
  expect(statusAt(reported, later)).toBe('reported');
  expect(statusOf(reported, later).isExpired).toBe(true);
  expect(headline(reported, later).opening).toMatch(
    /someone says they have paid.*Ask the venue before anyone pays/,
  );
});

test('C-22: a transfer that another device announced is not called one’s own', () => {
  const payments = [{ ...sampleDeposit, origin: 'other-device', status: 'pending' } as const];
  expect(headline({ ...booking, payments }, issuedAt + hourMs).title).toBe(
    'Someone else’s transfer is on its way.',
  );
});

test('I-12, C-22: what was paid or announced when the invoice had ended is not said to hold the hall', () => {
  const at = issuedAt + dayMs;
  const paying = (status: 'paid' | 'pending', when: number): HallBooking => ({
    ...booking,
    payments: [{ ...sampleDeposit, status, at: when }],
  });
  expect(statusAt(paying('paid', at - 1), at)).toBe('paid');
  expect(headline(paying('paid', at), at)).toEqual({
    title: 'Paid after the invoice expired.',
    opening:
      'It expired on Sun 22 Nov 2026, 16:12. Ambali Hall may have been let to someone else by now: the venue will check, call you, and tell you what happens to your money if it has been let.',
  });
  expect(statusAt(paying('pending', at - 1), at)).toBe('pending');
  expect(headline(paying('pending', at), at).opening).toMatch(
    /before you announced the transfer.*do not pay twice/,
  );
  const denied: HallBooking = {
    ...booking,
    payments: [{ ...sampleDeposit, status: 'denied', at }],
  };
  expect(statusAt(denied, at)).toBe('denied');
});

test('D-46: a full payment leaves nothing to pay but the late hours', () => {
  const payment = { ...sampleDeposit, choice: 'full', naira: 1_700_000 } as const;
  const full: HallBooking = { ...booking, payments: [payment] };
  expect(headline(full, issuedAt).opening).toContain('Nothing more to pay for Ambali Hall.');
  const late = { ...full, details: { ...full.details, endTime: '22:00' } };
  expect(headline(late, issuedAt).opening).toMatch(/₦50,000 for late hours to follow, by Thu 18 Feb 2027\.$/);
});

test('C-21: while a part is not confirmed, the customer is told to call and is asked for nothing', () => {
  const part = { ...sampleDeposit, choice: 'part', naira: 300_000, reference: 'P' } as const;
  const denied: HallBooking = {
    ...booking,
    payments: [sampleDeposit, { ...part, status: 'denied' }],
  };
  expect(statusAt(denied, issuedAt)).toBe('paid');
  expect(headline(denied, issuedAt).opening).toBe(
    'One payment is not confirmed: please call us, and pay nothing more until it is settled.',
  );
  const first: HallBooking = { ...booking, payments: [{ ...sampleDeposit, status: 'denied' }, part] };
  expect(statusAt(first, issuedAt)).toBe('denied');
  expect(headline(first, issuedAt).opening).toMatch(/do not pay again: call us on \+?\d/);
});

test('the hall is called the customer’s only once the payment is confirmed', () => {
  const opening = (status: 'paid' | 'confirmed') =>
    headline({ ...booking, payments: [{ ...sampleDeposit, status }] }, issuedAt).opening;
  expect(opening('paid')).toContain('is yours once the venue has confirmed the payment by its reference.');
  expect(opening('confirmed')).toContain('Ambali Hall is yours: the payment is confirmed.');
});

test('C-22: an invoice that may have been paid does not ask for payment', () => {
  const opened: HallBooking = { ...booking, payments: [{ ...sampleDeposit, status: 'unresolved' }] };
  expect(headline(opened, issuedAt).opening).toMatch(/^A payment may have gone through: read about it here/);
});

test('nobody is told “See you on” a day that has passed', () => {
  const paid: HallBooking = { ...booking, payments: [sampleDeposit] };
  expect(headline(paid, Date.parse('2027-03-20T12:00:00Z')).title).toContain('See you on Saturday');
  expect(headline(paid, Date.parse('2027-03-21T12:00:00Z')).title).toBe('Deposit paid.');
});
