import { addressOf } from '@venue/shared/contract/address-of.ts';
import { apartments as letApartments } from '@venue/shared/venue/lodging.ts';
import { apartmentExecutive } from '../media/pictures/apartment-executive.ts';
import { apartmentLuxury } from '../media/pictures/apartment-luxury.ts';
import type { Lodging } from './lodging.ts';
import { type LodgingLook, lodgingShown } from './lodging-shown.ts';

const looks: Readonly<Record<string, LodgingLook>> = {
  'executive-apartment': {
    text: 'A long sofa, a table for six under its own lamps, a kitchen with stools at the counter.',
    image: apartmentExecutive,
    path: addressOf('mf-bookings/three-bedroom-booking'),
  },
  'luxury-suite': {
    text: 'A green sofa before a lit breeze-block screen, books on the shelves, the lights of the town at dusk.',
    image: apartmentLuxury,
    path: addressOf('mf-bookings/two-bedroom-booking'),
  },
};

/** The apartments (FC-11, FC-12). */
export const apartments: readonly Lodging[] = letApartments.map((apartment) =>
  lodgingShown(apartment, looks[apartment.key] ?? { image: apartmentLuxury }),
);

/** What comes with every apartment (FC-10). */
export const apartmentFeatures = [
  { name: 'Modern rooms', text: 'A sitting room, a kitchen, and doors that close between the generations.' },
  { name: 'Breakfast meals', text: 'Come to the buffet, or let the house sleep and eat when it wakes.' },
  { name: 'Gym', text: 'For whoever is still counting the jollof of the night before.' },
  { name: 'Swimming pools', text: 'The children will find them before you have unpacked.' },
] as const;
