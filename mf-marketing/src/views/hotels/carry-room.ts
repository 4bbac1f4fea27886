import { dateSpan } from '@venue/shared/words/date-span.ts';
import { hourText } from '@venue/shared/venue/hour-text.ts';
import type { useHost } from '../../host.ts';

type MarketingHost = ReturnType<typeof useHost>;

const start = 'My room: ';

type ChosenStay = { checkIn: string; checkOut: string; arrival?: string };

/**
 * The room, its nights where both dates are chosen, and about when the guest arrives, as a line of a message; the line of an
 * earlier choice is replaced.
 */
export function withRoom(message: string, room: string, stay: ChosenStay): string {
  const { checkIn, checkOut, arrival = '' } = stay;
  const own = message.split('\n').filter((line) => !line.startsWith(start));
  const when = checkIn !== '' && checkIn < checkOut ? `, ${dateSpan(checkIn, checkOut)}` : '';
  const comes = arrival === '' ? '' : `, arriving about ${hourText(arrival)}`;
  return [...own, `${start}${room}${when}${comes}.`].join('\n').trim();
}

/** Takes a room and the chosen nights into the form that asks for a quote (D-20). */
export function carryRoom({ handover }: Pick<MarketingHost, 'handover'>, room: string): void {
  const { checkIn = '', checkOut = '', arrival = '' } = handover('mf-bookings/stay-dates').read();
  const quote = handover('mf-forms/quote');
  const { message = '' } = quote.read();
  quote.write({
    message: withRoom(message, room, { checkIn, checkOut, arrival }),
    ...(checkIn && { eventDate: checkIn }),
  });
}
