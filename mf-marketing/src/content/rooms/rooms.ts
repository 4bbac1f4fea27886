import { addressOf } from '@venue/shared/contract/address-of.ts';
import { rooms } from '@venue/shared/venue/lodging.ts';
import { type Lodging, type LodgingDescription, lodgingFrom } from './lodging.ts';

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
