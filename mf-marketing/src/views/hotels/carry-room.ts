import { dateSpan } from '@venue/shared/words/date-span.ts';
import { hourText } from '@venue/shared/venue/hour-text.ts';
import type { useHost } from '../../host.ts';

type MarketingHost = ReturnType<typeof useHost>;

const start = 'My room: ';

type ChosenStay = { checkIn: string; checkOut: string; arrival?: string };

/** Adds the room, its nights and the arrival time to a message, in place of an earlier choice. */
export function withRoom(message: string, room: string, stay: ChosenStay): string {
  const { checkIn, checkOut, arrival = '' } = stay;
  const own = message.split('\n').filter((line) => !line.startsWith(start));
  const when = checkIn !== '' && checkIn < checkOut ? `, ${dateSpan(checkIn, checkOut)}` : '';
  const comes = arrival === '' ? '' : `, arriving about ${hourText(arrival)}`;
  return [...own, `${start}${room}${when}${comes}.`].join('\n').trim();
}

/** Hands a room and the chosen nights to the quote form (D-20). */
export function carryRoom({ handover }: Pick<MarketingHost, 'handover'>, room: string): void {
  const { checkIn = '', checkOut = '', arrival = '' } = handover('mf-bookings/stay-dates').read();
  const quote = handover('mf-forms/quote');
  const { message = '' } = quote.read();
  quote.write({
    message: withRoom(message, room, { checkIn, checkOut, arrival }),
    ...(checkIn && { eventDate: checkIn }),
  });
}
