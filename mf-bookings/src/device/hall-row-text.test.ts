import { expect, test } from 'vitest';
import { dayMs, hourMs, minuteMs } from '@venue/shared/time/durations.ts';
import { sampleBooking, sampleDeposit } from '../../test/sample-booking.ts';
import { statusOf } from '../hall/booking/booking-status.ts';
import type { HallBooking } from '../hall/booking/booking.ts';
import { unansweredRowText, hallRowText, hasChangeLink } from './hall-row-text.ts';

const { issuedAt } = sampleBooking.invoice;

function hall(payments: HallBooking['payments'], endTime = '19:00'): HallBooking {
  return { ...sampleBooking, details: { ...sampleBooking.details, endTime }, payments };
}

const attempt = { ...sampleDeposit, reference: 'ARIYA-1', mail: 'sent' } as const;

test('I-12: an unpaid invoice counts down to its end, in Lagos time, and then says that it has ended', () => {
  const booking = hall([]);
  expect(hallRowText(booking, issuedAt + 48 * minuteMs)).toMatchObject({
    tone: 'waiting',
    number: 'Invoice 481902',
    state: 'To pay',
    due: 'Held until tomorrow, 16:12, Lagos time',
    detail: '23\u00a0h\u00a012\u00a0min left. After that the date is free again.',
    sums: [
      { name: 'Deposit, with the caution', naira: 800_000 },
      { name: 'Or in full today', naira: 1_700_000 },
    ],
  });
  const end = issuedAt + dayMs;
  expect(hallRowText(booking, end - 1).tone).toBe('waiting');
  expect(hallRowText(booking, end)).toMatchObject({
    tone: 'ended',
    state: 'Expired today, 16:12',
    sums: [],
  });
});

test('I-06, D-46: a paid deposit names its reference and what follows, late hours included', () => {
  const text = hallRowText(hall([attempt], '22:00'), issuedAt);
  expect(text).toMatchObject({
    tone: 'paid',
    state: 'Deposit paid',
    sums: [
      { name: 'Paid', naira: 800_000 },
      { name: 'To follow, by Thu 18 Feb 2027', naira: 950_000 },
    ],
  });
  expect(text.detail).toBe('Paid Sat 21 Nov 2026, 16:12. Reference ARIYA-1.');
});

test('I-12, C-22: a payment that came when the invoice had ended waits for the venue', () => {
  const at = issuedAt + dayMs;
  const text = hallRowText(hall([{ ...attempt, at }]), at);
  expect(text).toMatchObject({ tone: 'waiting', state: 'Deposit paid' });
  expect(text.detail).toMatch(
    /expired on 22\/11\/2026, 16:12\. Ambali Hall may have been let to someone else/,
  );
  expect(hallRowText(hall([{ ...attempt, at: at - 1 }]), at).tone).toBe('paid');
});

test('C-22: money that may have moved is called neither paid nor unpaid', () => {
  for (const status of ['unresolved', 'pending'] as const) {
    const { tone, detail } = hallRowText(hall([{ ...attempt, status }]), issuedAt + 30 * hourMs);
    expect(tone).toBe('waiting');
    expect(detail).toMatch(/reference ARIYA-1\./);
    expect(detail).toMatch(/do not pay again|do not pay twice/);
  }
});

test('C-22: every attempt to pay a hall is named by its reference', () => {
  const opened = { ...attempt, status: 'unresolved', reference: 'ARIYA-0' } as const;
  const text = hallRowText(hall([opened, attempt]), issuedAt);
  expect(text.state).toBe('Deposit paid');
  expect(text.otherPayments).toEqual([
    '₦800,000, no payment seen, Sat 21 Nov 2026, 16:12, reference ARIYA-0',
  ]);
});

test('what somebody says to have paid is named by its reference, and is not called paid', () => {
  const report = { ...attempt, status: 'reported', origin: 'other-device', by: 'Tunde' } as const;
  const text = hallRowText(hall([report]), issuedAt + 48 * minuteMs);
  expect(text.state).toBe('To pay');
  expect(text.otherPayments).toEqual([
    expect.stringMatching(/^₦800,000, reported, not confirmed, .*reference ARIYA-1$/),
  ]);
});

test('D-22: a hold without an answer names hall, day and number', () => {
  const asked = {
    state: 'unanswered',
    day: 'Wosilat Hall on 2027-03-20',
    hall: 'Wosilat Hall',
    eventDate: '2027-03-20',
    at: issuedAt,
    invoiceNumber: '481902',
    validHours: 24,
  } as const;
  const text = unansweredRowText(asked, issuedAt);
  expect(text).toMatchObject({
    title: 'Wosilat Hall',
    when: 'Saturday 20 March 2027',
    number: 'Invoice 481902',
  });
  expect(text.detail).toContain('may be held');
  const aDayLater = issuedAt + 25 * hourMs;
  expect(unansweredRowText(asked, aDayLater)).toMatchObject({ tone: 'ended' });
  const askedForTwoDays = { ...asked, validHours: 48 };
  expect(unansweredRowText(askedForTwoDays, aDayLater)).toMatchObject({ tone: 'waiting' });
});

test('what is paid in parts stands in one sum, and what is left is due once its day has come', () => {
  const part = { ...attempt, choice: 'part', naira: 300_000, reference: 'ARIYA-3' } as const;
  const booking = hall([attempt, part]);
  expect(hallRowText(booking, issuedAt)).toMatchObject({
    tone: 'paid',
    sums: [
      { name: 'Paid', naira: 1_100_000 },
      { name: 'To follow, by Thu 18 Feb 2027', naira: 600_000 },
    ],
  });
  const day = Date.parse('2027-02-18T09:00:00Z');
  expect(hallRowText(booking, day)).toMatchObject({ tone: 'waiting', due: 'It is due today.' });
  expect(hallRowText(booking, day + dayMs).due).toBe('It was due on Thu 18 Feb 2027: please pay it now.');
  const full = hall([...booking.payments, { ...part, naira: 600_000, reference: 'ARIYA-4' }]);
  expect(hallRowText(full, day)).toMatchObject({
    tone: 'paid',
    state: 'Paid in full',
    sums: [{ name: 'Paid', naira: 1_700_000 }],
  });
});

test('a payment of which the venue has not heard says so, until it has', () => {
  const detail = (mail: 'sent' | 'unsent' | 'unanswered') =>
    hallRowText(hall([{ ...attempt, mail }]), issuedAt).detail;
  expect(detail('unsent')).toContain('The venue has not been told yet');
  expect(detail('sent')).not.toContain('told');
  expect(detail('unanswered')).toContain('could not confirm that it arrived');
  expect(detail('unanswered')).not.toContain('told');
});

test('a hold that ran out leads to its changes only as long as the venue has not answered a request', () => {
  const after = issuedAt + 25 * hourMs;
  const wish = { kind: 'cancel' } as const;
  const request = { wish, at: issuedAt, availability: '', reason: '', mail: 'sent' } as const;
  const links = (booking: HallBooking, now: number) => hasChangeLink(booking, statusOf(booking, now));
  expect(links(hall([]), issuedAt)).toBe(true);
  expect(links(hall([]), after)).toBe(false);
  expect(links({ ...hall([]), changes: { moved: [], request } }, after)).toBe(true);
});

test('a request whose e-mail was not sent is not said to have reached the venue', () => {
  const wish = { kind: 'cancel' } as const;
  const asked = (mail: 'sent' | 'unsent') => {
    const request = { wish, at: issuedAt, availability: '', reason: '', mail };
    return hallRowText({ ...hall([]), changes: { moved: [], request } }, issuedAt).detail;
  };
  expect(asked('sent')).toContain('You asked the venue on');
  expect(asked('unsent')).toContain('check whether your e-mail was sent');
  expect(asked('unsent')).not.toContain('You asked');
});

test('a payment that was only found is dated by when it was seen', () => {
  const found = { ...attempt, origin: 'other-device', status: 'paid' } as const;
  const text = (payments: HallBooking['payments']) => hallRowText(hall(payments), issuedAt);
  expect(text([found]).detail).toContain('Seen Sat 21 Nov 2026, 16:12.');
  expect(text([{ ...found, status: 'pending' }]).detail).toContain(
    '₦800,000. We saw it on Sat 21 Nov 2026, 16:12.',
  );
  expect(
    text([
      { ...found, reference: 'R' },
      { ...attempt, at: issuedAt + 1 },
    ]).otherPayments,
  ).toEqual(['₦800,000, paid, seen Sat 21 Nov 2026, 16:12, reference R']);
});
