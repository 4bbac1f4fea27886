import { expect, test } from 'vitest';
import { balanceDue, mustPayInFull } from '@venue/shared/venue/hall-terms.ts';
import { sampleBooking, sampleDeposit } from '../../../test/sample-booking.ts';
import { deadlines } from './deadlines.ts';

const { details } = sampleBooking;

test('the seven dates of a booking follow from the terms', () => {
  const { dates, overdue } = deadlines(sampleBooking);
  expect(dates.map(({ id, date }) => `${id} ${date}`)).toEqual([
    'hold 2026-11-22',
    'cancel 2026-11-27',
    'balance 2027-02-18',
    'decorations 2027-03-06',
    'rehearsal 2027-03-13',
    'day 2027-03-20',
    'caution 2027-03-27',
  ]);
  expect(overdue).toEqual([]);
});

test('D-46: late hours are due with the balance', () => {
  const { dates } = deadlines({ ...sampleBooking, details: { ...details, endTime: '22:00' } });
  expect(dates.find(({ id }) => id === 'balance')?.what).toContain('₦900,000 and ₦50,000 for late hours');
});

test('what is paid is not asked for again: neither the hold, nor after a full payment the balance', () => {
  const sums = { deposit: 800_000, full: 1_700_000 };
  const paid = (choice: 'deposit' | 'full', endTime: string) =>
    deadlines({
      ...sampleBooking,
      details: { ...details, endTime },
      payments: [{ ...sampleDeposit, choice, naira: sums[choice], at: sampleBooking.invoice.issuedAt }],
    }).dates;
  expect(paid('deposit', '19:00').map(({ id }) => id)).not.toContain('hold');
  const balance = (...payment: Parameters<typeof paid>) =>
    paid(...payment).find(({ id }) => id === 'balance')?.what;
  expect(balance('deposit', '19:00')).toMatch(/^Balance of ₦900,000\. Table plan/);
  expect(balance('full', '22:00')).toMatch(/^₦50,000 for late hours\. Table plan/);
  expect(balance('full', '19:00')).toMatch(/^Table plan/);
});

test('TC-03: what a late booking has missed is to be settled at once', () => {
  const soon = deadlines({ ...sampleBooking, details: { ...details, eventDate: '2026-12-12' } });
  expect(soon.overdue).toEqual(['table plan and adverts']);
  expect(soon.dates.map(({ id }) => id)).toEqual([
    'hold',
    'cancel',
    'decorations',
    'rehearsal',
    'day',
    'caution',
  ]);
  const sooner = deadlines({ ...sampleBooking, details: { ...details, eventDate: '2026-12-04' } });
  expect(sooner.overdue).toEqual(['table plan and adverts', 'decorations']);
});

test('TC-02: what is due on the day of the invoice is shown as due that day', () => {
  const { dates, overdue } = deadlines({
    ...sampleBooking,
    details: { ...details, eventDate: '2026-12-21' },
  });
  expect(mustPayInFull('2026-12-21', '2026-11-21')).toBe(false);
  expect(dates[0]).toMatchObject({ id: 'balance', date: '2026-11-21' });
  expect(overdue).toEqual([]);
});

test('TC-04: what a hall has missed that was moved to a nearer day is to be settled at once', () => {
  const from = { from: details.eventDate, to: details.eventDate };
  const at = Date.parse('2027-02-10T12:00:00Z');
  const moved = {
    ...sampleBooking,
    details: { ...details, eventDate: '2027-02-27' },
    changes: { moved: [{ from, at, requestedAt: at }] },
  };
  const { dates, overdue } = deadlines(moved);
  expect(overdue).toEqual(['table plan and adverts']);
  expect(dates.map(({ id }) => id)).not.toContain('balance');
});

test('no cancelling day is promised on or after the event', () => {
  const { dates } = deadlines({ ...sampleBooking, details: { ...details, eventDate: '2026-11-25' } });
  expect(dates.map(({ id }) => id)).toEqual(['hold', 'day', 'caution']);
});

test('D-44: 30 days away still takes a deposit, 29 do not', () => {
  expect(mustPayInFull('2027-03-20', '2027-02-18')).toBe(false);
  expect(mustPayInFull('2027-03-20', '2027-02-19')).toBe(true);
  expect(balanceDue('2027-03-20')).toBe('2027-02-18');
});

test('what the terms want on days of its own has stops of its own', () => {
  const terms = {
    ...sampleBooking.terms,
    balanceDueDays: 40,
    tablePlanDays: 21,
    advertDays: 21,
    dateChangeNoticeDays: 60,
    dateChangePercent: 15,
    refundLessPercent: 25,
    rehearsalFreeHours: 2,
  };
  const { dates } = deadlines({ ...sampleBooking, terms });
  expect(dates.map(({ id, title, what }) => `${id}: ${title}. ${what}`)).toEqual([
    expect.stringMatching(/^hold/),
    'cancel: Last day to cancel. Last day to cancel and get the deposit back, less 25% of it.',
    '60-days-before: Last day to move the date. Last day to move the date, for a 15% fee.',
    'balance: Balance due. Balance of ₦900,000.',
    '21-days-before: Table plan and adverts due. Table plan and adverts to us.',
    expect.stringMatching(/^decorations/),
    'rehearsal: Rehearsal booked. Rehearsal booked. Two hours free, then ₦10,000 an hour.',
    expect.stringMatching(/^day/),
    expect.stringMatching(/^caution/),
  ]);
  const paid = { ...sampleDeposit, choice: 'full', naira: 1_700_000, at: 0 } as const;
  const ids = deadlines({ ...sampleBooking, terms, payments: [paid] }).dates.map(({ id }) => id);
  expect(ids).not.toContain('balance');
});
