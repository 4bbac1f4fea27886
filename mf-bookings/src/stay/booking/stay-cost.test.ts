import {
  assert,
  constant,
  constantFrom,
  date,
  integer,
  oneof,
  pre,
  property,
  string,
  tuple,
} from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { addDays, isCalendarDate } from '@venue/shared/time/dates.ts';
import { toKobo } from '../../services/charge.ts';
import { concertSpace, deluxeSuite, standardSuite, threeBedroom, twoBedroom } from './places.ts';
import { costOf, nightsOrDays } from './stay-cost.ts';

const rooms = [threeBedroom, twoBedroom, standardSuite, deluxeSuite];
const room = constantFrom(...rooms);
const day = date({ min: new Date('2020-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }).map(
  (instant) => instant.toISOString().slice(0, 10),
);
const nights = integer({ min: -400, max: 400 });

afterEach(() => vi.unstubAllEnvs());

test('K-08 to K-11, K-15: the rates', () => {
  expect(rooms.map(({ rate }) => rate)).toEqual([80_000, 60_000, 25_000, 30_000]);
  expect(concertSpace.rate).toBe(1_300_000);
});

test('D-01: every online rate is lower than the listed one', () => {
  expect(rooms.map(({ listed }) => listed)).toEqual([100_000, 100_000, 35_000, 40_000]);
  for (const { rate, listed = 0 } of rooms) expect(rate).toBeLessThan(listed);
});

test('B-06: three nights over the end of a year', () => {
  expect(costOf(deluxeSuite, { from: '2026-12-30', to: '2027-01-02' })).toBe(90_000);
});

test('B-06: the leap day is a night like any other', () => {
  expect(nightsOrDays(deluxeSuite, { from: '2028-02-28', to: '2028-03-01' })).toBe(2);
  expect(nightsOrDays(deluxeSuite, { from: '2027-02-28', to: '2027-03-01' })).toBe(1);
});

test('B-06: cost is the number of nights times the rate, over any month end', () => {
  assert(
    property(room, day, nights, (place, from, count) => {
      expect(costOf(place, { from, to: addDays(from, count) })).toBe(count * place.rate);
    }),
  );
});

test('B-07: equal dates cost nothing, and reversing the dates reverses the sign', () => {
  assert(
    property(room, day, day, (place, from, to) => {
      expect(costOf(place, { from, to: from }) === 0).toBe(true);
      expect(costOf(place, { from, to }) + costOf(place, { from: to, to: from })).toBe(0);
    }),
  );
});

test('B-07: missing or invalid dates cost nothing, never NaN', () => {
  assert(
    property(room, oneof(constant(''), string()), day, (place, noDate, known) => {
      pre(!isCalendarDate(noDate));
      expect(costOf(place, { from: noDate, to: known })).toBe(0);
      expect(costOf(place, { from: known, to: noDate })).toBe(0);
    }),
  );
});

test('B-06: a stay costs as much as its two parts', () => {
  assert(
    property(room, tuple(day, day, day), (place, [a, b, c]) => {
      const whole = costOf(place, { from: a, to: c });
      expect(costOf(place, { from: a, to: b }) + costOf(place, { from: b, to: c })).toBe(whole);
    }),
  );
});

test('B-08: the visitor’s time zone makes no difference, from UTC-12 to UTC+14', () => {
  const zones = [
    'Etc/GMT+12',
    'America/New_York',
    'Africa/Lagos',
    'Europe/London',
    'Asia/Kolkata',
    'Etc/GMT-14',
  ];
  const offsets = zones.map((zone) => {
    vi.stubEnv('TZ', zone);
    assert(
      property(room, day, nights, (place, from, count) => {
        expect(costOf(place, { from, to: addDays(from, count) })).toBe(count * place.rate);
      }),
    );
    return new Date('2026-01-15').getTimezoneOffset();
  });
  expect(offsets).toEqual([720, 300, -60, 0, -330, -840]);
});

test('B-11: charges are in whole kobo, a hundred to the naira', () => {
  expect(toKobo(costOf(threeBedroom, { from: '2026-12-04', to: '2026-12-05' }))).toBe(8_000_000);
  assert(
    property(room, day, integer({ min: 1, max: 400 }), (place, from, count) => {
      const naira = costOf(place, { from, to: addDays(from, count) });
      expect(toKobo(naira)).toBe(naira * 100);
    }),
  );
});

test('B-17, D-09: the concert space costs nothing until a date is chosen, then one day', () => {
  expect(costOf(concertSpace, { from: '', to: '' })).toBe(0);
  assert(
    property(day, (chosen) => {
      expect(costOf(concertSpace, { from: chosen, to: chosen })).toBe(1_300_000);
    }),
  );
});
