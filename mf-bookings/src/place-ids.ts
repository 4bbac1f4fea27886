/** What can be booked and paid on one page, by the name under which devices keep it. */
export const placeIds = [
  'three-bedroom',
  'two-bedroom',
  'standard-suite',
  'deluxe-suite',
  'concert-space',
] as const;
export type PlaceId = (typeof placeIds)[number];
