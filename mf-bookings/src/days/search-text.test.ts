import { expect, test } from 'vitest';
import type { DaySearch, SearchEnd } from './search-days.ts';
import { searchText } from './search-text.ts';

const day = { from: '2031-03-06', to: '2031-03-06' };

function text(known: number, end: SearchEnd | undefined, all = 6) {
  const search: DaySearch<string> = {
    days: Array.from({ length: all }, () => day),
    known: Array.from({ length: known }, () => ({ day, found: '' })),
    end,
  };
  return searchText(search);
}

test('a search says how far it is and how it ended', () => {
  expect(text(2, undefined)).toBe('Checking day 3 of 6…');
  expect(text(6, { kind: 'all' })).toBe('Checked 6 days.');
  expect(text(2, { kind: 'stopped' })).toBe('Stopped after 2 of 6 days.');
  expect(text(0, undefined, 0)).toContain('have passed');
});

test('a service that does not answer is quoted, and the results so far are kept', () => {
  expect(text(3, { kind: 'no-answer', said: 'Too many requests' })).toBe(
    'The booking system stopped answering after 3 of 6 days. It says: “Too many requests”. What it told us before is shown here.',
  );
  expect(text(0, { kind: 'no-answer', said: undefined })).toMatch(
    /^The booking system is not answering\. Try again/,
  );
});
