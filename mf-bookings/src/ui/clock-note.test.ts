import { expect, test } from 'vitest';
import { dayMs, hourMs, minuteMs } from '@venue/shared/time/durations.ts';
import { wrongClockText } from './clock-note.tsx';

test.each([
  [40 * minuteMs, '40 minutes slow'],
  [-2.2 * minuteMs, '2 minutes fast'],
  [-89 * minuteMs, '89 minutes fast'],
  [5 * hourMs, '5 hours slow'],
  [35 * hourMs, '35 hours slow'],
  [3 * dayMs, '3 days slow'],
  [-2 * dayMs, '2 days fast'],
])('a clock that is %i ms behind is %s', (offset, text) => {
  expect(wrongClockText(offset)).toContain(`is ${text}.`);
});
