import { expect, test } from 'vitest';
import type { HallBooking } from '../booking/booking.ts';
import { sampleBooking } from '../booking/sample-booking.ts';
import { contributionsOf, contributionsText } from './contributions.ts';

const at = Date.parse('2026-11-21T15:31:00Z');
const day = 24 * 3_600_000;
const booking: HallBooking = {
  ...sampleBooking,
  payments: [
    { state: 'unresolved', choice: 'part', naira: 5, reference: 'R-0', at },
    {
      state: 'paid',
      choice: 'other-device',
      by: 'Uncle Tunde',
      naira: 300_000,
      reference: 'R-2',
      at: at + day,
      check: 'confirmed',
    },
    { state: 'paid', choice: 'deposit', naira: 800_000, reference: 'R-1', at },
    { state: 'reported', choice: 'other-device', reference: 'R-3', naira: 200_000, by: 'Auntie Bisi', at },
  ],
};

test('everybody who paid is named with what is known of it; what is only reported stands apart and does not count', () => {
  expect(contributionsOf(booking).map(({ who, mark, counts }) => [who, mark, counts])).toEqual([
    ['Morenikeji', 'the venue confirms it', true],
    ['Uncle Tunde', 'confirmed', true],
    ['Auntie Bisi', 'reported, not confirmed', false],
  ]);
});

test('the text for the family counts what is paid, and not what is reported', () => {
  expect(contributionsText(booking)).toContain('₦1,100,000 of ₦1,700,000 is paid, ₦600,000 is left.');
  expect(contributionsText(booking)).toContain(
    'Auntie Bisi: ₦200,000, 21/11/2026, reported, not confirmed, R-3',
  );
});
