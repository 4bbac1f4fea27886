import { expect, test } from 'vitest';
import { foldLine, icalendar } from './icalendar.ts';
import { readCalendar } from './sample-reader.ts';

test('a folded line reads as before, letters of several bytes included', () => {
  const line = `DESCRIPTION:${'Ọláńrewájú ₦ '.repeat(20)}`;
  const folded = foldLine(line);
  expect(folded.split('\r\n').every((part) => new TextEncoder().encode(part).length <= 75)).toBe(true);
  expect(folded.replaceAll('\r\n ', '')).toBe(line);
});

test('a calendar entry over whole days ends on the day after its last, as calendars count', () => {
  const file = icalendar([
    {
      uid: 'one',
      writtenAt: Date.parse('2026-11-21T15:31:00Z'),
      when: { kind: 'days', first: '2026-12-30', last: '2026-12-31' },
      summary: 'A; b, c',
      description: 'First line\nsecond',
      reminder: true,
    },
  ]);
  expect(file).toContain('DTSTART;VALUE=DATE:20261230\r\nDTEND;VALUE=DATE:20270101\r\n');
  expect(file).toContain(String.raw`SUMMARY:A\; b\, c`);
  expect(file).toContain(String.raw`DESCRIPTION:First line\nsecond`);
  expect(file).toContain('TRIGGER:-P1D');
});

test('a calendar entry at an instant has no end', () => {
  const at = Date.parse('2026-11-22T15:12:00Z');
  const text = { summary: 'Hall: held until now; pay, “please”', description: 'Ọ̀\nsecond', reminder: false };
  const file = icalendar([
    { uid: 'hold', writtenAt: at, when: { kind: 'instant', at }, ...text },
    { uid: 'day', writtenAt: at, when: { kind: 'days', first: '2027-03-20', last: '2027-03-20' }, ...text },
  ]);
  const entries = readCalendar(file);
  expect(entries.map(({ start, end }) => [start, end])).toEqual([
    ['2026-11-22T15:12:00Z', undefined],
    ['2027-03-20', '2027-03-21'],
  ]);
  expect(entries.map(({ summary }) => summary)).toEqual([text.summary, text.summary]);
});
