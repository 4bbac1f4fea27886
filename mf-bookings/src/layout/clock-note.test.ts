import { expect, test } from 'vitest';
import { wrongClockText } from './clock-note.tsx';

const minute = 60_000;

test.each([
  [40 * minute, '40 minutes slow'],
  [-2.2 * minute, '2 minutes fast'],
  [-89 * minute, '89 minutes fast'],
  [5 * 60 * minute, '5 hours slow'],
  [35 * 60 * minute, '35 hours slow'],
  [3 * 24 * 60 * minute, '3 days slow'],
  [-2 * 24 * 60 * minute, '2 days fast'],
])('a clock that is %i ms behind is %s', (offset, text) => {
  expect(wrongClockText(offset)).toContain(`is ${text}.`);
});
