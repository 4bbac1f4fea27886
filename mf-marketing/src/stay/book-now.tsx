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
  | { readonly kind: 'here'; readonly path: string }
  /** On the configured reservation site. */
  | { readonly kind: 'site'; readonly address: string }
  /** By a quote from reception. */
  | { readonly kind: 'desk' };

export function bookingMethodOf(
  booking: Lodging['booking'],
  links: { roomReservations?: string | undefined },
): BookingMethod {
  if (booking.kind === 'online') return { kind: 'here', path: booking.path };
  const { roomReservations } = links;
  return roomReservations ? { kind: 'site', address: roomReservations } : { kind: 'desk' };
}

/** `title` of the rooms, `tag` after the price of a night. */
export const bookingMethodText = {
  here: {
    title: 'Book and pay here.',
    tag: 'online',
    button: 'Book Now',
  },
  site: {
    title: 'Book on our reservation site.',
    tag: 'on our reservation site',
    button: 'Book Now',
  },
  desk: {
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
  const way = bookingMethodOf(booking, config.links);
  const text = (
    <span>
      {bookingMethodText[way.kind].button}
      <VisuallyHidden>: {name}</VisuallyHidden>
    </span>
  );
  if (way.kind === 'here') {
    return (
      <Button as={Link} to={addressWith(way.path, stayOf(nights))}>
        {text}
      </Button>
    );
  }
  if (way.kind === 'desk') {
    const day = nights.kind === 'chosen' && { eventDate: nights.checkIn };
    return (
      <Button as={Link} to={addressWith(addressOf('mf-forms/request-quote'), { ...day })} $variant="line">
        {text}
      </Button>
    );
  }
  return (
    <Button as="a" href={way.address} target="_blank" rel="noopener" $variant="line">
      {text}
      <Icon name="newTab" />
      <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
    </Button>
  );
}
