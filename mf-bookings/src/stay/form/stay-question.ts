import { formatLongDate } from '@venue/shared/time/dates.ts';
import type { Place } from '../booking/places.ts';
import type { DateSpan } from '../../time/date-span.ts';
import { checkPeriod } from '../booking/stay-cost.ts';
import { stayText } from '../booking/stay-text.ts';

/** A visitor's first chat message: `Good day. Is Basic Deluxe free for 3 nights, Fri 4 to Mon 7 December 2026?` */
export function stayQuestion(place: Pick<Place, 'unit' | 'name'>, period: DateSpan): string {
  const name = place.unit === 'day' ? `the ${place.name.toLowerCase()}` : place.name;
  if (checkPeriod(place, period) !== 'payable') return `Good day. I have a question about ${name}.`;
  const when = place.unit === 'day' ? `on ${formatLongDate(period.from)}` : `for ${stayText(period)}`;
  return `Good day. Is ${name} free ${when}?`;
}
