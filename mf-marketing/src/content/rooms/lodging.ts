import { lodgingFacts, rooms, apartments as letApartments } from '@venue/shared/venue/lodging.ts';
import type { LodgingFacts } from '@venue/shared/contract/venue-schema.ts';
import { addressOf } from '@venue/shared/contract/address-of.ts';

/** Where Book Now leads (FC-07, FC-12). */
type LodgingBooking =
  /** A booking page of this site; `rate` in naira a night, lower than the listed one. */
  | { readonly kind: 'online'; readonly path: string; readonly rate: number }
  /** The external reservation site, or the quote form if none is configured (FC-08, D-02). */
  | { readonly kind: 'reservation-site' };

/** A room or an apartment. */
export type Lodging = {
  /** From the venue’s document; also the anchor of its card on the page. */
  readonly key: string;
  readonly name: string;
  /** As far as the venue gave them: `3 bedrooms`, `Sleeps 2`. */
  readonly facts: readonly string[];
  /** Undefined for a room that this site does not know yet. */
  readonly text?: string;
  /** Naira a night, as listed. */
  readonly listed: number;
  /** Out of five. */
  readonly stars: number;
  readonly booking: LodgingBooking;
};

/** Naira a night: the online rate if it can be booked here, otherwise the listed one. */
export function nightRate({ booking, listed }: Pick<Lodging, 'booking' | 'listed'>): number {
  return booking.kind === 'online' ? booking.rate : listed;
}

/** What pages say about a room or an apartment beyond the venue’s document. */
export type LodgingDescription = {
  readonly text: string;
  /** Its booking page on this site, if it has one. */
  readonly path?: string;
};

/** `commonFacts` are those that all of its kind share. Only a room with a booking page and an online rate can be booked here. */
export function lodgingFrom(
  facts: LodgingFacts,
  description: LodgingDescription | undefined,
  commonFacts: readonly string[] = [],
): Lodging {
  const { key, name, listedRate, onlineRate, stars } = facts;
  const path = description?.path;
  const booking: Lodging['booking'] =
    path !== undefined && onlineRate !== undefined
      ? { kind: 'online', path, rate: onlineRate }
      : { kind: 'reservation-site' };
  const lodging = {
    key,
    name,
    facts: [...lodgingFacts(facts), ...commonFacts],
    listed: listedRate,
    stars,
    booking,
  };
  return description ? { ...lodging, text: description.text } : lodging;
}

/** What pages say of a room or an apartment, by the venue’s key. */
const descriptions: Readonly<Record<string, LodgingDescription>> = {
  'basic-standard': {
    text: 'Red cement floor, cane headboard, a window on the garden.',
    path: addressOf('mf-bookings/standard-suite-booking'),
  },
  'basic-deluxe': {
    text: 'Green panelling, hanging lamps, an armchair by the window.',
    path: addressOf('mf-bookings/deluxe-suite-booking'),
  },
  'luxury-regular': { text: 'Two chairs by the window, a bench at the foot of the bed.' },
  'luxury-standard': { text: 'Wine-red headboard, wall lamps, an armchair by the window.' },
  'luxury-deluxe': { text: 'The corner room: a sofa, tall windows, the palms outside.' },
  'executive-apartment': {
    text: 'Glass doors open from the bedroom to a court. A long sofa, a table for six, a kitchen with stools.',
    path: addressOf('mf-bookings/three-bedroom-booking'),
  },
  'luxury-suite': {
    text: 'A green sofa in front of a lit breeze-block screen, books on the shelves, the lights of the town at dusk.',
    path: addressOf('mf-bookings/two-bedroom-booking'),
  },
};

/** FC-06. */
export const hotelRooms: readonly Lodging[] = rooms.map((room) =>
  lodgingFrom(room, descriptions[room.key], ['Breakfast included']),
);

/** Rooms with their own booking page (D-02). */
export const roomsBookedHere: readonly Lodging[] = hotelRooms.filter(
  ({ booking }) => booking.kind === 'online',
);

/** Rooms booked on the external reservation site (D-02). */
export const roomsBookedElsewhere: readonly Lodging[] = hotelRooms.filter(
  ({ booking }) => booking.kind === 'reservation-site',
);

/** FC-04. */
export const hotelFeatures = [
  { name: 'Complimentary breakfast' },
  { name: 'Spa' },
  { name: 'Buffet services' },
  { name: 'Swimming pools' },
  { name: 'Room service' },
  { name: 'WiFi' },
  { name: 'Restaurant and bar' },
  { name: 'Fitness centre' },
  { name: 'Smart TV' },
] as const;

/** FC-11, FC-12. */
export const apartments: readonly Lodging[] = letApartments.map((apartment) =>
  lodgingFrom(apartment, descriptions[apartment.key]),
);

/** FC-10. */
export const apartmentFeatures = [
  { name: 'Modern rooms', text: 'A sitting room, a kitchen and separate bedrooms.' },
  { name: 'Breakfast meals', text: 'Come to the buffet, or eat in when the family wakes.' },
  { name: 'Gym', text: 'Yours to use for as long as you stay.' },
  { name: 'Swimming pools', text: 'The children will find them first.' },
] as const;
