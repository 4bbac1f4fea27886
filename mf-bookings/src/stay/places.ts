import { concertDayRate, lodgingOf, onlineRateOf } from '@venue/shared/venue/lodging.ts';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { apartmentExecutive } from './pictures/apartment-executive.ts';
import { apartmentLuxury } from './pictures/apartment-luxury.ts';
import { concertSpace as concertSpacePicture } from './pictures/concert-space.ts';
import { hotelBasicDeluxe } from './pictures/hotel-basic-deluxe.ts';
import { hotelBasicStandard } from './pictures/hotel-basic-standard.ts';
import type { PlaceId } from './place-ids.ts';
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

/** Where it is listed, and both its rates. */
function offerOf(
  key: string,
  listing: { title: string; path: string },
): Pick<Place, 'listing' | 'rate' | 'listed'> {
  const { name, listedRate } = lodgingOf(key);
  return { listing: { ...listing, name }, rate: onlineRateOf(key), listed: listedRate };
}

function roomOffer(key: string) {
  return offerOf(key, { title: 'Hotels', path: addressOf('mf-marketing/hotels') });
}

/** An apartment is called after its bedrooms, or by its own name where the venue does not count them. */
function apartmentOffer(key: string) {
  const { bedrooms, name: ownName } = lodgingOf(key);
  const name = bedrooms === undefined ? ownName : `${bedrooms} bedroom apartment`;
  const offer = offerOf(key, { title: 'Apartments', path: addressOf('mf-marketing/apartments') });
  return { ...offer, name, title: `The ${name}` };
}

/** B-01. */
export const threeBedroom: Place = {
  id: 'three-bedroom',
  path: addressOf('mf-bookings/three-bedroom-booking'),
  unit: 'night',
  ...apartmentOffer('executive-apartment'),
  remark: 'For the whole apartment.',
  included: apartmentIncludes,
  picture: apartmentExecutive,
};

/** B-02. */
export const twoBedroom: Place = {
  id: 'two-bedroom',
  path: addressOf('mf-bookings/two-bedroom-booking'),
  unit: 'night',
  ...apartmentOffer('luxury-suite'),
  remark: 'For the whole apartment.',
  included: apartmentIncludes,
  picture: apartmentLuxury,
};

/** B-03. */
export const standardSuite: Place = {
  id: 'standard-suite',
  path: addressOf('mf-bookings/standard-suite-booking'),
  unit: 'night',
  name: 'Standard suite',
  title: 'The standard suite',
  ...roomOffer('basic-standard'),
  remark: 'Breakfast included.',
  included: hotelIncludes,
  picture: hotelBasicStandard,
};

/** B-04. */
export const deluxeSuite: Place = {
  id: 'deluxe-suite',
  path: addressOf('mf-bookings/deluxe-suite-booking'),
  unit: 'night',
  name: 'Deluxe suite',
  title: 'The deluxe suite',
  ...roomOffer('basic-deluxe'),
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
