import type { Lodging } from '../content/rooms/lodging.ts';

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
