import { hallTerms } from '@venue/shared/venue/hall-terms.ts';

function hoursOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours + minutes / 60;
}

/** Hours of the example day, from opening to closing; a day of other hours is stretched over it. */
const exampleHours = 13;

type Opened = { readonly opening: string; readonly closing: string };

/** The clock (`HH:00`) that many hours into an example day of thirteen, in the house's own operating hours. */
export function hourOfTheDay(hoursIn: number, { opening, closing }: Opened = hallTerms): string {
  const from = hoursOf(opening);
  const length = (hoursOf(closing) - from + 24) % 24 || 24;
  const hour = Math.round(from + (length * hoursIn) / exampleHours) % 24;
  return `${String(hour).padStart(2, '0')}:00`;
}
