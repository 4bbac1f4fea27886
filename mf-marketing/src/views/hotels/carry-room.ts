import { dateSpan } from '@venue/shared/words/date-span.ts';
import { hourWords } from '@venue/shared/venue/hour-words.ts';
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
  const comes = arrival === '' ? '' : `, arriving about ${hourWords(arrival)}`;
  return [...own, `${start}${room}${when}${comes}.`].join('\n').trim();
}

/** The room whose card holds the link that was pressed. */
function roomOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.closest<HTMLElement>('[data-room]')?.dataset['room'];
}

/** Takes a room and the chosen nights into the form that asks for a quote. */
function carryToQuote({ handover }: Pick<MarketingHost, 'handover'>, room: string): void {
  const { checkIn = '', checkOut = '', arrival = '' } = handover('mf-bookings/stay-dates').read();
  const quote = handover('mf-forms/quote');
  const { message = '' } = quote.read();
  quote.write({
    message: withRoom(message, room, { checkIn, checkOut, arrival }),
    ...(checkIn && { eventDate: checkIn }),
  });
}

/** A link inside `[data-room]` of the place takes that room along (D-20). Gives the function that ends it. */
export function carryRoom(place: HTMLElement, host: Pick<MarketingHost, 'handover'>): () => void {
  const stop = new AbortController();
  const take = ({ target }: Event) => {
    const room = roomOf(target);
    if (room !== undefined) carryToQuote(host, room);
  };
  place.addEventListener('click', take, { signal: stop.signal });
  // The middle button opens a new tab, which reads what this device keeps.
  place.addEventListener('auxclick', take, { signal: stop.signal });
  return () => stop.abort();
}
