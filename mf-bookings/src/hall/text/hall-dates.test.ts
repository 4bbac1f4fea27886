import { assert, date, integer, property } from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { addDays, daysBetween, lagosDate } from '@venue/shared/time/dates.ts';
import { balanceDue, mustPayInFull, hallPrice, hallTerms } from '@venue/shared/venue/hall-terms.ts';
import { sampleBooking } from '../../../test/sample-booking.ts';
import { toKobo } from '../../services/charge.ts';
import { formatNumericDate } from '../../time/moment-in-words.ts';
import { addBusinessDays } from '../booking/change-rules.ts';
import { deadlines } from './deadlines.ts';

const details = { ...sampleBooking.details, endTime: '22:00' };

/** Minutes ahead of UTC: every whole hour from UTC-12 to UTC+14, and some off the hour. */
const zones: readonly (readonly [zone: string, ahead: number])[] = [
  ...Array.from({ length: 27 }, (_, index) => {
    const hours = index - 12;
    return [`Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`, hours * 60] as const;
  }),
  ['Asia/Kolkata', 330],
  ['Asia/Kathmandu', 345],
];

const instant = date({
  min: new Date('2026-01-01T00:00:00Z'),
  max: new Date('2099-12-31T23:59:59Z'),
  noInvalidDate: true,
}).map((moment) => moment.getTime());
const ahead = integer({ min: 0, max: 800 });

afterEach(() => vi.unstubAllEnvs());

/** What Lagos, one hour ahead of UTC all year, has on its calendar. */
function calendarInLagos(at: number): string {
  return new Date(at + 3_600_000).toISOString().slice(0, 10);
}

test.each(zones)('B-08, Q-11: on clocks of %s a hall has the same dates as in Lagos', (zone, minutes) => {
  vi.stubEnv('TZ', zone);
  expect(new Date('2026-01-15').getTimezoneOffset() + minutes).toBe(0);
  assert(
    property(instant, ahead, (issuedAt, days) => {
      const issued = calendarInLagos(issuedAt);
      expect(lagosDate(issuedAt)).toBe(issued);
      const eventDate = addDays(issued, days);
      const { dates } = deadlines({
        ...sampleBooking,
        invoice: { number: '481902', issuedAt },
        details: { ...details, eventDate },
      });
      const on = (id: string) => dates.find((deadline) => deadline.id === id)?.date;
      expect(on('day')).toBe(eventDate);
      expect(on('hold')).toBe(calendarInLagos(issuedAt + 86_400_000));
      expect(on('caution')).toBe(addDays(eventDate, hallTerms.cautionReturnDays));
      if (days > 30) expect(on('balance')).toBe(addDays(eventDate, -30));
      const inOrder = dates.map(({ date: day }) => day);
      expect(inOrder).toEqual(inOrder.toSorted());
    }),
    { numRuns: 40 },
  );
});

test('TC-02, TC-03: the balance is due as many days before the event as the terms say', () => {
  assert(
    property(instant, ahead, (now, days) => {
      const today = calendarInLagos(now);
      const eventDate = addDays(today, days);
      expect(daysBetween(balanceDue(eventDate), eventDate)).toBe(hallTerms.balanceDueDays);
      expect(mustPayInFull(eventDate, today)).toBe(days < hallTerms.balanceDueDays);
      expect(mustPayInFull(eventDate, today)).toBe(balanceDue(eventDate) < today);
    }),
  );
});

test('TC-05: five business days are five to seven on the calendar, and end on a weekday', () => {
  assert(
    property(instant, (now) => {
      const booked = calendarInLagos(now);
      const last = addBusinessDays(booked, 5);
      expect(daysBetween(booked, last)).toBeGreaterThanOrEqual(5);
      expect(daysBetween(booked, last)).toBeLessThanOrEqual(7);
      expect([0, 6]).not.toContain(new Date(`${last}T12:00:00Z`).getUTCDay());
    }),
  );
});

test('I-01: a date written dd/mm/yyyy is the same date, the leap day too', () => {
  assert(
    property(instant, (now) => {
      const day = calendarInLagos(now);
      const [dd, mm, yyyy] = formatNumericDate(day).split('/');
      expect(`${yyyy}-${mm}-${dd}`).toBe(day);
    }),
  );
  expect(formatNumericDate('2028-02-29')).toBe('29/02/2028');
});

test('I-04 to I-11: deposit and balance of any rental make the full payment, to the kobo', () => {
  assert(
    property(integer({ min: 1, max: 10_000 }), (thousands) => {
      const price = hallPrice(thousands * 1000);
      expect(price.deposit + price.balance).toBe(price.full);
      expect(toKobo(price.deposit) + toKobo(price.balance)).toBe(toKobo(price.full));
      expect(price.rentalShare * 100).toBe(price.rental * hallTerms.depositPercent);
      expect(price.deposit - price.rentalShare).toBe(hallTerms.caution);
    }),
  );
});
