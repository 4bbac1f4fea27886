import { dateSpan } from '@venue/shared/text/date-span.ts';
import { hourText } from '@venue/shared/venue/hour-text.ts';
import type { MarketingHost } from '../../host.ts';
import { replaceLine } from '../../sections/replace-line.ts';

const prefix = 'My room: ';

type ChosenStay = { checkIn: string; checkOut: string; arrival?: string };

/** Adds the room, its nights and the arrival time to a message, in place of an earlier choice. */
export function messageWithRoom(message: string, room: string, stay: ChosenStay): string {
  const { checkIn, checkOut, arrival = '' } = stay;
  const when = checkIn !== '' && checkIn < checkOut ? `, ${dateSpan(checkIn, checkOut)}` : '';
  const comes = arrival === '' ? '' : `, arriving about ${hourText(arrival)}`;
  return replaceLine(message, prefix, `${prefix}${room}${when}${comes}.`);
}

/** Hands a room and the chosen nights to the quote form (D-20). */
export function handRoomToQuote({ handover }: MarketingHost, room: string): void {
  const { checkIn = '', checkOut = '', arrival = '' } = handover('mf-bookings/stay-dates').read();
  const quote = handover('mf-forms/quote');
  const { message = '' } = quote.read();
  quote.write({
    message: messageWithRoom(message, room, { checkIn, checkOut, arrival }),
    ...(checkIn && { eventDate: checkIn }),
  });
}
