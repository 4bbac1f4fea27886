/** Everything that is booked and paid on one page. Devices store these ids. */
export const placeIds = [
  'three-bedroom',
  'two-bedroom',
  'standard-suite',
  'deluxe-suite',
  'concert-space',
] as const;
export type PlaceId = (typeof placeIds)[number];
