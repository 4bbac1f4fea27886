import { counted } from '@venue/shared/words/numbers.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** `3 days`, `5 hours`, `40 minutes` */
function spanText(ms: number): string {
  if (ms >= 1.5 * day) return counted(Math.round(ms / day), 'day');
  if (ms >= 1.5 * hour) return counted(Math.round(ms / hour), 'hour');
  return counted(Math.round(ms / minute), 'minute');
}

/** `offset` in ms: positive for a slow clock, negative for a fast one. */
export function wrongClockText(offset: number): string {
  return `This device’s clock is ${spanText(Math.abs(offset))} ${offset > 0 ? 'slow' : 'fast'}. Dates, times and deadlines here follow the correct time.`;
}

/** Offline, a record from the future is the only sign of a slow clock. */
export const doubtedClockText =
  'This device’s clock seems to be slow: something saved here has a later date. Until you are online, dates and times here may be wrong.';
