import { addressOf } from '@venue/shared/contract/address-of.ts';
import { apartments as letApartments } from '@venue/shared/venue/lodging.ts';
import { type Lodging, type LodgingDescription, lodgingFrom } from './lodging.ts';

const descriptions: Readonly<Record<string, LodgingDescription>> = {
  'executive-apartment': {
    text: 'Glass doors open from the bedroom to a court. A long sofa, a table for six, a kitchen with stools.',
    path: addressOf('mf-bookings/three-bedroom-booking'),
  },
  'luxury-suite': {
    text: 'A green sofa in front of a lit breeze-block screen, books on the shelves, the lights of the town at dusk.',
    path: addressOf('mf-bookings/two-bedroom-booking'),
  },
};

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
