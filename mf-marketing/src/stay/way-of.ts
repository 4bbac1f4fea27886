import type { Lodging } from '../content/rooms/lodging-offer.ts';

/** How a room is booked on this site, as it is configured (D-02, FC-08). */
export type Way =
  /** On its own page, by card. */
  | { readonly kind: 'here'; readonly path: string }
  /** On the configured reservation site. */
  | { readonly kind: 'site'; readonly address: string }
  /** By a quote, which reception writes. */
  | { readonly kind: 'desk' };

/** The way to book a room or an apartment; `roomReservations` is the configured address. */
export function wayOf(booking: Lodging['booking'], links: { roomReservations?: string | undefined }): Way {
  if (booking.kind === 'online') return { kind: 'here', path: booking.path };
  const { roomReservations } = links;
  return roomReservations ? { kind: 'site', address: roomReservations } : { kind: 'desk' };
}

/** Each way in words: rooms that share it, the price of a night on their tags, its button. */
export const wayText = {
  here: {
    title: 'Booked and paid here',
    tag: 'online',
    button: 'Book Now',
  },
  site: {
    title: 'Booked on our reservation site',
    tag: 'on our reservation site',
    button: 'Book Now',
  },
  desk: {
    title: 'Booked through reception',
    tag: 'through reception',
    button: 'Ask for this room',
  },
} as const satisfies Record<Way['kind'], object>;
