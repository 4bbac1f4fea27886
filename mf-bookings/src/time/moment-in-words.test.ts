import { bookableDayProblem } from '@venue/shared/words/bookable-day.ts';
import { afterEach, expect, test, vi } from 'vitest';
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
const hour = 3_600_000;

test('I-12, Q-11: the end of the hold is said in Lagos time', () => {
  expect(nearMoment(issuedAt + 24 * hour, issuedAt)).toBe('tomorrow, 16:12');
  expect(nearMoment(issuedAt + hour, issuedAt)).toBe('today, 17:12');
  expect(nearMoment(issuedAt + 72 * hour, issuedAt)).toBe('Tue 24 Nov 2026, 16:12');
  expect(numericMoment(issuedAt + 24 * hour)).toBe('22/11/2026, 16:12');
});

test('Q-11: far from Lagos every moment says whose clock it is on, and once', () => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  const end = issuedAt + 24 * hour;
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

test('I-12: what is left counts down to the last minute', () => {
  expect(timeLeft(24 * hour)).toBe('24\u00a0h');
  expect(timeLeft(23.2 * hour)).toBe('23\u00a0h\u00a012\u00a0min');
  expect(timeLeft(59.9 * 60_000)).toBe('59\u00a0min');
  expect(timeLeft(1)).toBe('1\u00a0min');
});
