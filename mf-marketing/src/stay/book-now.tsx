import type { Lodging } from '../content/rooms/lodging.ts';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { VisuallyHidden } from '@venue/shared/ui/visually-hidden.tsx';
import { useHost } from '../host.ts';
import type { Nights } from './nights.ts';

/** D-02, FC-08. */
export type BookingMethod =
  /** On its own page, by card. */
  | { readonly kind: 'online'; readonly path: string }
  /** On the configured reservation site. */
  | { readonly kind: 'reservation-site'; readonly address: string }
  /** By a quote from reception. */
  | { readonly kind: 'reception' };

export function bookingMethodOf(
  booking: Lodging['booking'],
  links: { roomReservations?: string | undefined },
): BookingMethod {
  if (booking.kind === 'online') return { kind: 'online', path: booking.path };
  const { roomReservations } = links;
  return roomReservations ? { kind: 'reservation-site', address: roomReservations } : { kind: 'reception' };
}

/** `title` of the rooms, `tag` after the price of a night. */
export const bookingMethodText = {
  online: {
    title: 'Book and pay here.',
    tag: 'online',
    button: 'Book Now',
  },
  'reservation-site': {
    title: 'Book on our reservation site.',
    tag: 'on our reservation site',
    button: 'Book Now',
  },
  reception: {
    title: 'Book through reception.',
    tag: 'through reception',
    button: 'Ask for this room',
  },
} as const satisfies Record<BookingMethod['kind'], object>;

/** In the address, so that a new tab has them too. */
function addressWith(path: string, values: Record<string, string>): string {
  const query = new URLSearchParams(values).toString();
  return query === '' ? path : `${path}?${query}`;
}

function stayOf(nights: Nights): Record<string, string> {
  if (nights.kind !== 'chosen') return {};
  const { checkIn, checkOut, arrival } = nights;
  return { checkIn, checkOut, ...(arrival && { arrival }) };
}

type BookNowProps = Pick<Lodging, 'name' | 'booking'> & { nights: Nights };

/** Books a room or an apartment, or requests it, for the chosen nights (FC-07, FC-08, FC-12). */
export function BookNow({ name, booking, nights }: BookNowProps) {
  const { Link, config } = useHost();
  const method = bookingMethodOf(booking, config.links);
  const text = (
    <span>
      {bookingMethodText[method.kind].button}
      <VisuallyHidden>: {name}</VisuallyHidden>
    </span>
  );
  if (method.kind === 'online') {
    return (
      <Button as={Link} to={addressWith(method.path, stayOf(nights))}>
        {text}
      </Button>
    );
  }
  if (method.kind === 'reception') {
    const day = nights.kind === 'chosen' && { eventDate: nights.checkIn };
    return (
      <Button as={Link} to={addressWith(addressOf('mf-forms/request-quote'), { ...day })} $look="line">
        {text}
      </Button>
    );
  }
  return (
    <Button as="a" href={method.address} target="_blank" rel="noopener" $look="line">
      {text}
      <Icon name="newTab" />
      <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
    </Button>
  );
}
