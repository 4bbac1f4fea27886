import { expect, test } from 'vitest';
import { dayMs } from '@venue/shared/time/durations.ts';
import { sampleBooking, sampleDeposit } from '../../../test/sample-booking.ts';
import type { HallBooking } from '../booking/booking.ts';
import { contributionsOf, contributionsText } from './contributions.ts';

const at = Date.parse('2026-11-21T15:31:00Z');
const booking: HallBooking = {
  ...sampleBooking,
  payments: [
    { ...sampleDeposit, status: 'unresolved', choice: 'part', naira: 5, reference: 'R-0', at },
    {
      origin: 'other-device',
      by: 'Uncle Tunde',
      naira: 300_000,
      reference: 'R-2',
      at: at + dayMs,
      status: 'confirmed',
    },
    { ...sampleDeposit, reference: 'R-1', at },
    { status: 'reported', origin: 'other-device', reference: 'R-3', naira: 200_000, by: 'Auntie Bisi', at },
  ],
};

test('every payer is named with the payment’s status; reports come last and do not count', () => {
  expect(
    contributionsOf(booking).map(({ payer, statusText, counts }) => [payer, statusText, counts]),
  ).toEqual([
    ['Morenikeji', 'awaiting the venue’s confirmation', true],
    ['Uncle Tunde', 'confirmed', true],
    ['Auntie Bisi', 'reported, not confirmed', false],
  ]);
});

test('the text for the family counts what is paid, and not what is reported', () => {
  expect(contributionsText(booking, at)).toContain(
    '₦1,100,000 of ₦1,700,000 is paid. ₦600,000 is left to pay.',
  );
  expect(contributionsText(booking, at)).toContain(
    'Auntie Bisi: ₦200,000, 21/11/2026, reported, not confirmed, R-3',
  );
});

test('a payment that was only found is dated by when it was seen, a reported one by its note', () => {
  const dateText = contributionsOf(booking).map((each) => each.dateText);
  expect(dateText).toEqual(['21/11/2026', 'seen 22/11/2026', '21/11/2026']);
});

test('the family is asked for nothing once the booking is cancelled, expired or in dispute', () => {
  const cancelled = { ...booking, changes: { moved: [], cancelled: { at, requestedAt: at } } };
  const ended = { ...booking, payments: booking.payments.filter(({ status }) => status === 'reported') };
  const denied = booking.payments.map((each) => ({ ...each, status: 'denied' as const }));
  expect(contributionsText(cancelled, at)).toContain('The booking is cancelled: please pay nothing more');
  expect(contributionsText(ended, at)).toContain('₦1,700,000 is left to pay.');
  expect(contributionsText(ended, at + 2 * dayMs)).toContain(
    'The invoice has expired: please pay nothing more',
  );
  expect(contributionsText({ ...booking, payments: denied }, at)).toContain('One payment is not confirmed');
  for (const text of [contributionsText(cancelled, at), contributionsText(ended, at + 2 * dayMs)])
    expect(text).not.toContain('left');
});

test('C-22: while a transfer is on its way, the family is told of it and asked for nothing more', () => {
  const transfer = {
    ...sampleDeposit,
    status: 'pending',
    choice: 'balance',
    naira: 600_000,
    reference: 'R-4',
    at,
  } as const;
  const text = contributionsText({ ...booking, payments: [...booking.payments, transfer] }, at);
  expect(text).toContain(
    'A transfer of ₦600,000 is on its way: please pay nothing more until it has arrived.',
  );
  expect(text).not.toContain('left to pay');
});
