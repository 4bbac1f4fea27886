import { afterEach, expect, test, vi } from 'vitest';
import { bookableDayProblem } from '@venue/shared/form/bookable-day.ts';
import { dayMs, hourMs, minuteMs } from '@venue/shared/time/durations.ts';
import {
  eventHours,
  momentInWords,
  nearMoment,
  nearMomentInLagos,
  numericMoment,
  numericMomentInLagos,
  timeLeft,
} from './moment-in-words.ts';

afterEach(() => vi.unstubAllEnvs());

const issuedAt = Date.parse('2026-11-21T15:12:00Z');

test('I-12, Q-11: the end of the hold is said in Lagos time', () => {
  expect(nearMoment(issuedAt + dayMs, issuedAt)).toBe('tomorrow, 16:12');
  expect(nearMoment(issuedAt + hourMs, issuedAt)).toBe('today, 17:12');
  expect(nearMoment(issuedAt + 72 * hourMs, issuedAt)).toBe('Tue 24 Nov 2026, 16:12');
  expect(numericMoment(issuedAt + dayMs)).toBe('22/11/2026, 16:12');
});

test('Q-11: far from Lagos every moment says whose clock it is on, and once', () => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  const end = issuedAt + dayMs;
  expect(nearMoment(end, issuedAt)).toBe('tomorrow, 16:12 Lagos time');
  expect(nearMomentInLagos(end, issuedAt)).toBe('tomorrow, 16:12, Lagos time');
  expect(numericMoment(end)).toBe('22/11/2026, 16:12 Lagos time');
  expect(numericMomentInLagos(end)).toBe('22/11/2026, 16:12, Lagos time');
  expect(momentInWords(end)).toBe('Sun 22 Nov 2026, 16:12 Lagos time');
  expect(eventHours({ eventDate: '2027-03-20', startTime: '12:00', endTime: '19:00' })).toBe(
    '12:00 to 19:00 Lagos time',
  );
  expect(bookableDayProblem('2026-11-20', '2026-11-21')).toContain(
    'This date has passed in Lagos: today is Saturday',
  );
});

test('an event that ends after midnight says so', () => {
  const hours = (startTime: string, endTime: string) =>
    eventHours({ eventDate: '2027-03-20', startTime, endTime });
  expect(hours('12:00', '19:00')).toBe('12:00 to 19:00');
  expect(hours('19:00', '02:00')).toBe('19:00 to 02:00 the next day');
  expect(hours('12:00', '12:00')).toBe('12:00 to 12:00 the next day');
});

test('I-12: what is left counts down to the last minute', () => {
  expect(timeLeft(dayMs)).toBe('24\u00a0h');
  expect(timeLeft(23.2 * hourMs)).toBe('23\u00a0h\u00a012\u00a0min');
  expect(timeLeft(59.9 * minuteMs)).toBe('59\u00a0min');
  expect(timeLeft(1)).toBe('1\u00a0min');
});
