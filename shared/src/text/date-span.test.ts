import { expect, test } from 'vitest';
import { dateSpan } from './date-span.ts';

test.each([
  ['2026-12-04', '2026-12-07', ['Fri 4 to Mon 7 December 2026', 'Fri 4 to Mon 7 Dec']],
  ['2026-11-30', '2026-12-02', ['Mon 30 November to Wed 2 December 2026', 'Mon 30 Nov to Wed 2 Dec']],
  [
    '2026-12-30',
    '2027-01-02',
    ['Wed 30 December 2026 to Sat 2 January 2027', 'Wed 30 Dec 2026 to Sat 2 Jan 2027'],
  ],
])('%s to %s', (from, to, text) => {
  expect([dateSpan(from, to), dateSpan(from, to, 'short')]).toEqual(text);
});
