import { addressOf } from '@venue/shared/contract/address-of.ts';

/** How something with a price of its own is booked; `of` is said to those who do not see beside what the link stands. */
export type WayToBook = { readonly title: string; readonly of: string; readonly path: string };

/** A hall is asked for by its date, and paid after the answer. */
export const checkADate: WayToBook = {
  title: 'Check a date',
  of: 'in a hall',
  path: addressOf('mf-bookings/hall-booking'),
};

/** The concert space is paid at once. */
export const bookTheConcertSpace: WayToBook = {
  title: 'Book Now',
  of: 'the concert space',
  path: addressOf('mf-bookings/concert-booking'),
};
