import { addressOf } from '@venue/shared/contract/address-of.ts';
import type { LodgingFacts } from '@venue/shared/contract/venue-schema.ts';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';
import { lodgingFacts, rooms, apartments as letApartments } from '@venue/shared/venue/lodging.ts';

/** A room or an apartment as pages show it. */
export type Lodging = {
  /** From the venue’s document; also the anchor of its card on the page. */
  readonly key: string;
  readonly name: string;
  /** As far as the venue gave them: `3 bedrooms`, `Sleeps 2`. */
  readonly facts: readonly string[];
  /** Undefined for a room that this site does not know yet. */
  readonly text: string | undefined;
  /** Naira a night, as listed. */
  readonly listed: number;
  /** Out of five. */
  readonly stars: number;
  /** Its booking page on this site and the rate there, in naira a night (FC-07, FC-12). */
  readonly online: { readonly path: string; readonly rate: number } | undefined;
};

/** By the venue’s key of the room or apartment; a view of the whole comes first. */
export type LodgingPictures = Readonly<Record<string, readonly PictureRecord[]>>;

/** What pages say of a room or an apartment, by the venue’s key. */
const descriptions: Readonly<Record<string, { text: string; path?: string }>> = {
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

/** `commonFacts` are those that all of its kind share. Only a room with a booking page and an online rate can be booked here. */
export function lodgingFrom(
  room: LodgingFacts,
  commonFacts: readonly string[] = [],
  description = descriptions[room.key],
): Lodging {
  const { key, name, listedRate, onlineRate, stars } = room;
  const { text, path } = description ?? {};
  const online = path !== undefined && onlineRate !== undefined ? { path, rate: onlineRate } : undefined;
  return {
    key,
    name,
    facts: [...lodgingFacts(room), ...commonFacts],
    text,
    listed: listedRate,
    stars,
    online,
  };
}

/** FC-06. */
export const hotelRooms: readonly Lodging[] = rooms.map((room) => lodgingFrom(room, ['Breakfast included']));

/** Rooms with their own booking page (D-02). */
export const roomsBookedHere: readonly Lodging[] = hotelRooms.filter(({ online }) => online);

/** Rooms booked on the external reservation site, or by a quote if none is configured (D-02, FC-08). */
export const roomsBookedElsewhere: readonly Lodging[] = hotelRooms.filter(({ online }) => !online);

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
export const apartments: readonly Lodging[] = letApartments.map((apartment) => lodgingFrom(apartment));

/** FC-10. */
export const apartmentFeatures = [
  { name: 'Modern rooms', text: 'A sitting room, a kitchen and separate bedrooms.' },
  { name: 'Breakfast meals', text: 'Come to the buffet, or eat in when the family wakes.' },
  { name: 'Gym', text: 'Yours to use for as long as you stay.' },
  { name: 'Swimming pools', text: 'The children will find them first.' },
] as const;
