import { counted } from '@venue/shared/words/counted.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** `3 days`, `5 hours`, `40 minutes`: so much of a span (ms) as somebody wants to know who sets a clock. */
function spanText(ms: number): string {
  if (ms >= 1.5 * day) return counted(Math.round(ms / day), 'day');
  if (ms >= 1.5 * hour) return counted(Math.round(ms / hour), 'hour');
  return counted(Math.round(ms / minute), 'minute');
}

/** What is said of a clock that is behind by so much (ms), negative for one that is ahead. */
export function wrongClockText(offset: number): string {
  return `The clock of this device is ${spanText(Math.abs(offset))} ${offset > 0 ? 'slow' : 'fast'}. Days, hours and deadlines here go by the right time.`;
}

/** What is said of a clock that has gone back, as far as can be told without the site. */
export const doubtedClockText =
  'The clock of this device seems to be slow: something that is kept here is of later. Until there is a connection, days and hours here may be wrong.';
