import { expect, test } from 'vitest';
import { readCalendar } from '@venue/shared/downloads/sample-reader.ts';
import { dayMs } from '@venue/shared/time/durations.ts';
import { sampleDeposit, samplePart, sampleBooking as booking } from '../../../test/sample-booking.ts';
import type { HallBooking } from '../booking/booking.ts';
import type { HallPayment } from '../booking/hall-payment.ts';
import { calendarFile } from './calendar-file.ts';
import { deadlines } from './deadlines.ts';

const { dates } = deadlines(booking);
const file = calendarFile({ ...booking, dates });

test('every date is an event of the calendar, with an id that stays the same', () => {
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(7);
  expect(file).toContain('UID:481902-balance@ariya\r\n');
  expect(calendarFile({ ...booking, dates })).toBe(file);
});

test('the hold ends at an instant, the other dates are whole days', () => {
  expect(file).toContain('DTSTART:20261122T151200Z\r\n');
  expect(file).toContain('DTSTART;VALUE=DATE:20270320\r\nDTEND;VALUE=DATE:20270321\r\n');
});

test('a calendar reads all dates, and each that has an end ends later than it begins', () => {
  const entries = readCalendar(file);
  expect(entries).toHaveLength(dates.length);
  expect(entries.filter(({ start, end }) => end !== undefined && end <= start)).toEqual([]);
});

test('texts are escaped and lines hold 75 bytes at most', () => {
  expect(file.replaceAll('\r\n ', '')).toContain(String.raw`Last day to move the date\, for a 20% fee.`);
  const bytes = file.split('\r\n').map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...bytes)).toBeLessThanOrEqual(75);
});

test('after a full payment no calendar asks for a balance', () => {
  const at = booking.invoice.issuedAt;
  const full: HallBooking = {
    ...booking,
    payments: [{ ...sampleDeposit, choice: 'full', naira: 1_700_000, at }],
  };
  const text = calendarFile({ ...full, dates: deadlines(full).dates });
  expect(text).toContain('Table plan and adverts due');
  expect(text).not.toContain('Balance');
});

test('a part paid leaves less to ask for, in a newer version of the entry', () => {
  const nineDaysLater = samplePart(300_000, { at: booking.invoice.issuedAt + 9 * dayMs });
  const textOf = (...payments: HallPayment[]) =>
    calendarFile({ ...booking, payments, dates: deadlines({ ...booking, payments }).dates });
  const part = textOf(samplePart(800_000), nineDaysLater);
  expect(part).toContain('Balance of ₦600\\,000');
  expect(part).toContain('DTSTAMP:20261130T151200Z');
  expect(textOf(samplePart(800_000), nineDaysLater, samplePart(600_000))).not.toContain('Balance');
});
