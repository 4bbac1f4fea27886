import { addressOf } from '@venue/shared/contract/address-of.ts';
import { hotelBasicDeluxe } from '../media/pictures/hotel-basic-deluxe.ts';
import { hotelBasicStandard } from '../media/pictures/hotel-basic-standard.ts';
import { hotelLuxuryDeluxe } from '../media/pictures/hotel-luxury-deluxe.ts';
import { hotelLuxuryRegular } from '../media/pictures/hotel-luxury-regular.ts';
import { hotelLuxuryStandard } from '../media/pictures/hotel-luxury-standard.ts';
import { lodgingOf, onlineRateOf } from '@venue/shared/venue/lodging.ts';
import type { Lodging } from './lodging.ts';

const reservationSite = { kind: 'reservation-site' } as const;

/** Rooms with a booking page of their own (D-02). */
export const roomsBookedHere = [
  {
    name: 'Basic Standard',
    text: 'Red cement floor, cane headboard, a window on the garden.',
    listed: lodgingOf('basic-standard').listedRate,
    stars: 3,
    image: hotelBasicStandard,
    booking: {
      kind: 'online',
      path: addressOf('mf-bookings/standard-suite-booking'),
      rate: onlineRateOf('basic-standard'),
    },
  },
  {
    name: 'Basic Deluxe',
    text: 'Green to chair height, hanging lamps, a chair in the light.',
    listed: lodgingOf('basic-deluxe').listedRate,
    stars: 3,
    image: hotelBasicDeluxe,
    booking: {
      kind: 'online',
      path: addressOf('mf-bookings/deluxe-suite-booking'),
      rate: onlineRateOf('basic-deluxe'),
    },
  },
] as const satisfies readonly Lodging[];

/** Rooms that the external reservation site lets (D-02). */
export const roomsBookedElsewhere = [
  {
    name: 'Luxury Regular',
    text: 'Two chairs by the window, a bench at the foot of the bed.',
    listed: lodgingOf('luxury-regular').listedRate,
    stars: 4,
    image: hotelLuxuryRegular,
    booking: reservationSite,
  },
  {
    name: 'Luxury Standard',
    text: 'Wine-red headboard, wall lamps, a chair facing the evening.',
    listed: lodgingOf('luxury-standard').listedRate,
    stars: 4,
    image: hotelLuxuryStandard,
    booking: reservationSite,
  },
  {
    name: 'Luxury Deluxe',
    text: 'The corner room: a sofa, tall windows, the palms outside.',
    listed: lodgingOf('luxury-deluxe').listedRate,
    stars: 5,
    image: hotelLuxuryDeluxe,
    booking: reservationSite,
  },
] as const satisfies readonly Lodging[];

/** What every stay in the hotel has (FC-04). */
export const hotelFeatures = [
  'Complimentary breakfast',
  'Spa',
  'Buffet services',
  'Swimming pools',
  'Room service',
  'Wifi',
  'Restaurant and bar',
  'Fitness centre',
  'Smart TV',
] as const;
