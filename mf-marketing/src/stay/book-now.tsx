import { dateSpan } from '@venue/shared/text/date-span.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { VisuallyHidden } from '@venue/shared/ui/visually-hidden.tsx';
import { hourText } from '@venue/shared/venue/hour-text.ts';
import { addressWith, quoteWith } from '../content/links.ts';
import type { Lodging } from '../content/lodging/lodging.ts';
import { replaceLine } from '../content/replace-line.ts';
import { type MarketingHost, useHost } from '../host.ts';
import { ButtonLink } from '../sections/button-link.tsx';
import type { Nights } from './nights.ts';

function stayOf(nights: Nights): Record<string, string> {
  if (nights.kind !== 'chosen') return {};
  const { checkIn, checkOut, arrival } = nights;
  return { checkIn, checkOut, ...(arrival && { arrival }) };
}

const prefix = 'My room: ';

/** Adds the room, its nights and the arrival time to a message, in place of an earlier choice. */
export function messageWithRoom(message: string, room: string, nights: Nights): string {
  const { checkIn = '', checkOut = '', arrival = '' } = stayOf(nights);
  const when = checkIn && `, ${dateSpan(checkIn, checkOut)}`;
  const comes = arrival && `, arriving about ${hourText(arrival)}`;
  return replaceLine(message, prefix, `${prefix}${room}${when}${comes}.`);
}

/** Text is not taken from an address, so the room goes along when the link is pressed (D-20). */
function handRoomToQuote({ handover }: MarketingHost, room: string, nights: Nights): void {
  const quote = handover('mf-forms/quote');
  const { message = '' } = quote.read();
  quote.write({ message: messageWithRoom(message, room, nights) });
}

type BookNowProps = Pick<Lodging, 'name' | 'online'> & { nights: Nights };

/** Books a room or an apartment for the chosen nights, here or on the configured reservation site; without one it asks for a quote (D-02, FC-07, FC-08, FC-12). */
export function BookNow({ name, online, nights }: BookNowProps) {
  const host = useHost();
  const { config } = host;
  const named = <VisuallyHidden>: {name}</VisuallyHidden>;
  if (online) {
    return (
      <ButtonLink to={addressWith(online.path, stayOf(nights))}>
        <span>Book Now{named}</span>
      </ButtonLink>
    );
  }
  const { roomReservations } = config.links;
  if (roomReservations) {
    return (
      <Button as="a" href={roomReservations} target="_blank" rel="noopener" $look="line">
        <span>Book Now{named}</span>
        <Icon name="newTab" />
        <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
      </Button>
    );
  }
  const handRoom = () => handRoomToQuote(host, name, nights);
  const day = nights.kind === 'chosen' && { eventDate: nights.checkIn };
  return (
    // The middle button opens a new tab, which reads what is stored on this device.
    <Button as="a" href={quoteWith({ ...day })} onClick={handRoom} onAuxClick={handRoom} $look="line">
      <span>Ask for this room{named}</span>
    </Button>
  );
}
