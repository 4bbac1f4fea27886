import { expect, test } from 'vitest';
import { receptionAt } from './reception.ts';

const hours = [
  { days: 'Monday to Friday', from: '08:00', to: '18:00' },
  { days: 'Saturday', from: '08:00', to: '15:00' },
];

/** Monday 23 to Sunday 29 November 2026; Lagos is an hour ahead of UTC. */
const at = (utc: string) => receptionAt(Date.parse(`2026-11-${utc}:00Z`), hours);

test('within office hours reception answers until they end, on Lagos clocks', () => {
  expect(at('23T07:00')).toEqual({ kind: 'open', until: '6pm' });
  expect(at('23T16:59')).toEqual({ kind: 'open', until: '6pm' });
  expect(at('28T13:30')).toEqual({ kind: 'open', until: '3pm' });
});

test('outside of them it is said when it answers again', () => {
  expect(at('23T06:59')).toEqual({ kind: 'closed', until: '8am' });
  expect(at('23T17:00')).toEqual({ kind: 'closed', until: '8am tomorrow' });
  expect(at('28T14:00')).toEqual({ kind: 'closed', until: '8am on Monday' });
  expect(at('29T22:59')).toEqual({ kind: 'closed', until: '8am tomorrow' });
});

test('days in words that are not read make no claim', () => {
  const odd = [{ days: 'Weekdays', from: '08:00', to: '18:00' }];
  expect(receptionAt(Date.parse('2026-11-23T10:00:00Z'), odd)).toEqual({ kind: 'unknown' });
});

test('a day of its own, and two that are named one by one', () => {
  const weekend = [{ days: 'Saturday and Sunday', from: '10:00', to: '14:00' }];
  expect(receptionAt(Date.parse('2026-11-29T09:30:00Z'), weekend)).toEqual({ kind: 'open', until: '2pm' });
  expect(receptionAt(Date.parse('2026-11-29T13:30:00Z'), weekend)).toMatchObject({
    until: '10am on Saturday',
  });
});
