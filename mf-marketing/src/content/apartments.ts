import { addressOf } from '@venue/shared/contract/address-of.ts';
import { apartmentExecutive } from '../media/pictures/apartment-executive.ts';
import { apartmentLuxury } from '../media/pictures/apartment-luxury.ts';
import { lodgingOf, onlineRateOf } from '@venue/shared/venue/lodging.ts';
import type { Lodging } from './lodging.ts';

/** The two apartments (FC-11, FC-12). */
export const apartments = [
  {
    name: 'Executive Apartment',
    size: '3 bedrooms',
    text: 'A long sofa, a table for six under its own lamps, a kitchen with stools at the counter.',
    listed: lodgingOf('executive-apartment').listedRate,
    stars: 5,
    image: apartmentExecutive,
    booking: {
      kind: 'online',
      path: addressOf('mf-bookings/three-bedroom-booking'),
      rate: onlineRateOf('executive-apartment'),
    },
  },
  {
    name: 'Luxury Suite',
    size: '2 bedrooms',
    text: 'A green sofa before a lit breeze-block screen, books on the shelves, the lights of the town at dusk.',
    listed: lodgingOf('luxury-suite').listedRate,
    stars: 4,
    image: apartmentLuxury,
    booking: {
      kind: 'online',
      path: addressOf('mf-bookings/two-bedroom-booking'),
      rate: onlineRateOf('luxury-suite'),
    },
  },
] as const satisfies readonly Lodging[];

/** What comes with both apartments (FC-10). */
export const apartmentFeatures = [
  { name: 'Modern rooms', text: 'A sitting room, a kitchen, and doors that close between the generations.' },
  { name: 'Breakfast meals', text: 'Come to the buffet, or let the house sleep and eat when it wakes.' },
  { name: 'Gym', text: 'For whoever is still counting the jollof of the night before.' },
  { name: 'Swimming pools', text: 'The children will find them before you have unpacked.' },
] as const;
