import { paths } from '@venue/shared/paths.ts';
import { apartmentExecutive } from '../media/pictures/apartment-executive.ts';
import { apartmentLuxury } from '../media/pictures/apartment-luxury.ts';
import { listedRates, onlineRates } from '@venue/shared/rates.ts';
import type { Lodging } from './lodging.ts';

/** The two apartments (FC-11, FC-12). */
export const apartments = [
  {
    name: 'Executive Apartment',
    size: '3 bedrooms',
    text: 'A long sofa, a table for six under its own lamps, a kitchen with stools at the counter.',
    listed: listedRates.executiveApartment,
    stars: 5,
    image: apartmentExecutive,
    booking: { kind: 'online', path: paths.threeBedroomBooking, rate: onlineRates.threeBedrooms },
  },
  {
    name: 'Luxury Suite',
    size: '2 bedrooms',
    text: 'A green sofa before a lit breeze-block screen, books on the shelves, the lights of the town at dusk.',
    listed: listedRates.luxurySuite,
    stars: 4,
    image: apartmentLuxury,
    booking: { kind: 'online', path: paths.twoBedroomBooking, rate: onlineRates.twoBedrooms },
  },
] as const satisfies readonly Lodging[];

/** What comes with both apartments (FC-10). */
export const apartmentFeatures = [
  { name: 'Modern rooms', text: 'A sitting room, a kitchen, and doors that close between the generations.' },
  { name: 'Breakfast meals', text: 'Come to the buffet, or let the house sleep and eat when it wakes.' },
  { name: 'Gym', text: 'For whoever is still counting the jollof of the night before.' },
  { name: 'Swimming pools', text: 'The children will find them before you have unpacked.' },
] as const;
