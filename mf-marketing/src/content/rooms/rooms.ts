import { addressOf } from '@venue/shared/contract/address-of.ts';
import { rooms } from '@venue/shared/venue/lodging.ts';
import type { Lodging } from './lodging-offer.ts';
import { type LodgingLook, lodgingShown } from './lodging-shown.ts';

const looks: Readonly<Record<string, LodgingLook>> = {
  'basic-standard': {
    text: 'Red cement floor, cane headboard, a window on the garden.',
    path: addressOf('mf-bookings/standard-suite-booking'),
  },
  'basic-deluxe': {
    text: 'Green panelling, hanging lamps, an armchair by the window.',
    path: addressOf('mf-bookings/deluxe-suite-booking'),
  },
  'luxury-regular': { text: 'Two chairs by the window, a bench at the foot of the bed.' },
  'luxury-standard': { text: 'Wine-red headboard, wall lamps, a chair facing the evening.' },
  'luxury-deluxe': { text: 'The corner room: a sofa, tall windows, the palms outside.' },
};

/** The rooms of the hotel (FC-06). */
export const hotelRooms: readonly Lodging[] = rooms.map((room) =>
  lodgingShown(room, looks[room.key], ['Breakfast included']),
);

/** Rooms with a booking page of their own (D-02). */
export const roomsBookedHere: readonly Lodging[] = hotelRooms.filter(
  ({ booking }) => booking.kind === 'online',
);

/** Rooms that the external reservation site lets (D-02). */
export const roomsBookedElsewhere: readonly Lodging[] = hotelRooms.filter(
  ({ booking }) => booking.kind === 'reservation-site',
);

/** What every stay in the hotel has (FC-04). */
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
