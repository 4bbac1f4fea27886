import { numberWords } from '@venue/shared/text/numbers.ts';
import { hourText } from '@venue/shared/venue/hour-text.ts';

/** A time of day in a sentence: `20:00` is `eight`, `12:00` is `noon`, `13:30` is `1:30pm`. */
export function spokenHour(clock: string): string {
  if (clock === '12:00') return 'noon';
  if (clock === '00:00') return 'midnight';
  return clock.endsWith(':00') ? numberWords(Number(clock.slice(0, 2)) % 12 || 12) : hourText(clock);
}
