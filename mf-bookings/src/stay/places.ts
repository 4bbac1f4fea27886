import { concertDayRate, lodgingOf, onlineRateOf } from '@venue/shared/venue/lodging.ts';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { apartmentExecutive } from './pictures/apartment-executive.ts';
import { apartmentLuxury } from './pictures/apartment-luxury.ts';
import { concertSpace as concertSpacePicture } from './pictures/concert-space.ts';
import { hotelBasicDeluxe } from './pictures/hotel-basic-deluxe.ts';
import { hotelBasicStandard } from './pictures/hotel-basic-standard.ts';
import type { PlaceId } from './stay-record.ts';
import type { StayPictureRecord } from './stay-picture.tsx';

/** What can be booked and paid on one page: a room by the night, or the concert space by the day. */
export type Place = {
  readonly id: PlaceId;
  /** Its booking page. */
  readonly path: string;
  readonly unit: 'night' | 'day';
  /** On receipts and on the venue's payment dashboard. */
  readonly name: string;
  /** As the page's heading calls it. */
  readonly title: string;
  /** The page that presents it, and its name there. */
  readonly listing: { readonly title: string; readonly path: string; readonly name: string };
  /** Naira a night or a day, charged on this page (K-08 to K-11, K-15). */
  readonly rate: number;
  /** Naira a night as advertised on the listing page, where that is another price (D-01). */
  readonly listed?: number;
  /** Closing words of the opening sentence. */
  readonly remark: string;
  readonly included: readonly string[];
  readonly picture: StayPictureRecord;
};

const hotelIncludes = [
  'Complimentary breakfast',
  'Swimming pools, spa, fitness centre',
  'Room service and wifi',
];
const apartmentIncludes = ['Modern rooms', 'Breakfast meals', 'Gym and swimming pools'];

/** Executive Apartment, B-01. */
export const threeBedroom: Place = {
  id: 'three-bedroom',
  path: addressOf('mf-bookings/three-bedroom-booking'),
  unit: 'night',
  name: '3 bedroom apartment',
  title: 'The 3 bedroom apartment',
  listing: { title: 'Apartments', path: addressOf('mf-marketing/apartments'), name: 'Executive Apartment' },
  rate: onlineRateOf('executive-apartment'),
  listed: lodgingOf('executive-apartment').listedRate,
  remark: 'For the whole apartment.',
  included: apartmentIncludes,
  picture: apartmentExecutive,
};

/** Luxury Suite, B-02. */
export const twoBedroom: Place = {
  id: 'two-bedroom',
  path: addressOf('mf-bookings/two-bedroom-booking'),
  unit: 'night',
  name: '2 bedroom apartment',
  title: 'The 2 bedroom apartment',
  listing: { title: 'Apartments', path: addressOf('mf-marketing/apartments'), name: 'Luxury Suite' },
  rate: onlineRateOf('luxury-suite'),
  listed: lodgingOf('luxury-suite').listedRate,
  remark: 'For the whole apartment.',
  included: apartmentIncludes,
  picture: apartmentLuxury,
};

/** Basic Standard, B-03. */
export const standardSuite: Place = {
  id: 'standard-suite',
  path: addressOf('mf-bookings/standard-suite-booking'),
  unit: 'night',
  name: 'Standard suite',
  title: 'The standard suite',
  listing: { title: 'Hotels', path: addressOf('mf-marketing/hotels'), name: 'Basic Standard' },
  rate: onlineRateOf('basic-standard'),
  listed: lodgingOf('basic-standard').listedRate,
  remark: 'Breakfast included.',
  included: hotelIncludes,
  picture: hotelBasicStandard,
};

/** Basic Deluxe, B-04. */
export const deluxeSuite: Place = {
  id: 'deluxe-suite',
  path: addressOf('mf-bookings/deluxe-suite-booking'),
  unit: 'night',
  name: 'Deluxe suite',
  title: 'The deluxe suite',
  listing: { title: 'Hotels', path: addressOf('mf-marketing/hotels'), name: 'Basic Deluxe' },
  rate: onlineRateOf('basic-deluxe'),
  listed: lodgingOf('basic-deluxe').listedRate,
  remark: 'Breakfast included.',
  included: hotelIncludes,
  picture: hotelBasicDeluxe,
};

/** B-05. */
export const concertSpace: Place = {
  id: 'concert-space',
  path: addressOf('mf-bookings/concert-booking'),
  unit: 'day',
  name: 'Concert space',
  title: 'The concert space',
  listing: { title: 'Concert space', path: addressOf('mf-marketing/concert-space'), name: 'Book a day' },
  rate: concertDayRate,
  remark: 'One price for the whole day.',
  included: [],
  picture: concertSpacePicture,
};

const places = [threeBedroom, twoBedroom, standardSuite, deluxeSuite, concertSpace];

/** The place of that id. */
export function placeOf(id: PlaceId): Place {
  const place = places.find((each) => each.id === id);
  if (!place) throw new Error(`no place is called ${id}`);
  return place;
}
