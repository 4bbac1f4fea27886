import { expect, test } from 'vitest';
import { readCalendar } from '@venue/shared/downloads/sample-reader.ts';
import { visitCalendar } from './visit-summary.tsx';

const values = { visitDate: '2026-12-04', visitTime: '10:30', places: 'Halls, Hotel' };

test('a visit is in the calendar at Lagos time, with directions', () => {
  const file = visitCalendar(values, Date.parse('2026-11-27T09:00:00Z'));
  const entries = readCalendar(file);
  expect(entries).toEqual([
    {
      uid: 'visit-2026-12-04-1030@ariya',
      summary: 'Visit to Àríyá (requested)',
      start: '2026-12-04T09:30:00Z',
      end: undefined,
    },
  ]);
  const unfolded = file.replaceAll('\r\n ', '');
  expect(unfolded).toContain(String.raw`To see: Halls\, Hotel`);
  expect(unfolded).toContain('Directions: https://www.openstreetmap.org/');
  expect(unfolded).toContain('TRIGGER:-P1D');
});

test('a visit within a day gets no reminder', () => {
  expect(visitCalendar(values, Date.parse('2026-12-03T12:00:00Z'))).not.toContain('VALARM');
});
