import { addressOf } from '@venue/shared/contract/address-of.ts';
import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import type { BookedLodging, LodgingFacts } from '@venue/shared/contract/venue-schema.ts';
import { concertFacts } from '@venue/shared/venue/concert-facts.ts';
import { apartments, concertDayRate, lodgingFacts, rooms } from '@venue/shared/venue/lodging.ts';
import type { PlaceId } from '../../place-ids.ts';

/** A room or an apartment, booked by the night, or the concert space, booked by the day. Each has its own booking page. */
export type Place = {
  readonly id: PlaceId;
  /** Its booking page. */
  readonly path: string;
  readonly unit: 'night' | 'day';
  /** Its key in the venue's document and in payment references: `basic-deluxe`. */
  readonly key: string;
  readonly name: string;
  /** The page that lists it. */
  readonly listing: { readonly title: string; readonly path: string };
  /** Name of its booking page in the breadcrumbs. */
  readonly breadcrumb: string;
  /** Naira a night or a day, charged when booked here (K-08 to K-11, K-15). */
  readonly rate: number;
  /** Naira a night on the listing page, if that differs (D-01). */
  readonly listed?: number;
  /** `3 bedrooms`, `Breakfast included`. */
  readonly facts: readonly string[];
  /** What guests have to ask, because the venue's document does not say: `how many it sleeps`. */
  readonly openQuestions: readonly string[];
  readonly included: readonly string[];
};

const hotelIncludes = [
  'Complimentary breakfast',
  'Swimming pools, spa, fitness centre',
  'Room service and WiFi',
];
const apartmentIncludes = ['Modern rooms', 'Breakfast meals', 'Gym and swimming pools'];

/** The room or apartment of that key. Compose refuses a document without it. */
function lodgingOf(key: BookedLodging): LodgingFacts {
  const lodging = [...rooms, ...apartments].find((each) => each.key === key);
  if (!lodging) throw new Error(`the venue has no room or apartment ${key}`);
  return lodging;
}

/** Naira a night on the booking page of a room or apartment. Compose refuses a document without it. */
function onlineRateOf(key: BookedLodging): number {
  const { onlineRate } = lodgingOf(key);
  if (onlineRate === undefined) throw new Error(`the venue's document has no onlineRate for ${key}`);
  return onlineRate;
}

function offerOf(key: BookedLodging, listing: Place['listing'], everywhere: readonly string[]) {
  const lodging = lodgingOf(key);
  return {
    key,
    name: lodging.name,
    breadcrumb: lodging.name,
    listing,
    rate: onlineRateOf(key),
    listed: lodging.listedRate,
    facts: [...lodgingFacts(lodging), ...everywhere],
    openQuestions: lodging.sleeps === undefined ? ['how many it sleeps'] : [],
  };
}

function roomOffer(key: BookedLodging) {
  return offerOf(key, { title: 'Hotels', path: addressOf('mf-marketing/hotels') }, ['Breakfast included']);
}

function apartmentOffer(key: BookedLodging) {
  return offerOf(key, { title: 'Apartments', path: addressOf('mf-marketing/apartments') }, [
    'The whole apartment',
  ]);
}

/** B-01. */
export const threeBedroom: Place = {
  id: 'three-bedroom',
  path: addressOf('mf-bookings/three-bedroom-booking'),
  unit: 'night',
  ...apartmentOffer('executive-apartment'),
  included: apartmentIncludes,
};

/** B-02. */
export const twoBedroom: Place = {
  id: 'two-bedroom',
  path: addressOf('mf-bookings/two-bedroom-booking'),
  unit: 'night',
  ...apartmentOffer('luxury-suite'),
  included: apartmentIncludes,
};

/** B-03. */
export const standardSuite: Place = {
  id: 'standard-suite',
  path: addressOf('mf-bookings/standard-suite-booking'),
  unit: 'night',
  ...roomOffer('basic-standard'),
  included: hotelIncludes,
};

/** B-04. */
export const deluxeSuite: Place = {
  id: 'deluxe-suite',
  path: addressOf('mf-bookings/deluxe-suite-booking'),
  unit: 'night',
  ...roomOffer('basic-deluxe'),
  included: hotelIncludes,
};

/** B-05. */
export const concertSpace: Place = {
  id: 'concert-space',
  path: addressOf('mf-bookings/concert-booking'),
  unit: 'day',
  key: 'concert-space',
  name: 'Concert space',
  listing: { title: 'Concert space', path: addressOf('mf-marketing/concert-space') },
  breadcrumb: 'Book a day',
  rate: concertDayRate,
  facts: ['The whole day', 'One price'],
  openQuestions: concertFacts(siteFacts().venue.concertSpace).open,
  included: [],
};

const places = [threeBedroom, twoBedroom, standardSuite, deluxeSuite, concertSpace];

export function placeOf(id: PlaceId): Place {
  const place = places.find((each) => each.id === id);
  if (!place) throw new Error(`no place has the id ${id}`);
  return place;
}

const fragment = '#receipt';

/** The address at which a place's page shows its receipt, whatever other dates are chosen. */
export function receiptAddress({ path }: Pick<Place, 'path'>): string {
  return path + fragment;
}

export function isReceiptAddress(): boolean {
  return location.hash === fragment;
}
