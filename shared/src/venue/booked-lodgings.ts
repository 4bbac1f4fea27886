/** Rooms and apartments with a booking page of their own, by their keys: every venue's document has them, with an onlineRate. */
export const bookedLodgings = {
  rooms: ['basic-standard', 'basic-deluxe'],
  apartments: ['executive-apartment', 'luxury-suite'],
} as const;

export type BookedLodging = (typeof bookedLodgings)[keyof typeof bookedLodgings][number];
