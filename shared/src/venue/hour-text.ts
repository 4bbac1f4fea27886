import { numberWords } from '../text/numbers.ts';

/** A time of day as people say it: `07:00` is `7am`, `13:30` is `1:30pm`, `00:00` is `12am`. */
export function hourText(clock: string): string {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  const past = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`;
  return `${hours % 12 || 12}${past}${hours < 12 ? 'am' : 'pm'}`;
}

/** A time of day in a sentence: `20:00` is `eight`, `12:00` is `noon`, `13:30` is `1:30pm`. */
export function spokenHour(clock: string): string {
  if (clock === '12:00') return 'noon';
  if (clock === '00:00') return 'midnight';
  return clock.endsWith(':00') ? numberWords(Number(clock.slice(0, 2)) % 12 || 12) : hourText(clock);
}
