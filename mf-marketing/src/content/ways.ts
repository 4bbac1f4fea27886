import { addressOf } from '@venue/shared/contract/address-of.ts';

/** Where somebody goes on; `of` is said after it to those who do not see beside what it stands: `in a hall`. */
export type Way = { readonly title: string; readonly of?: string; readonly path: string };

/** A hall is asked for by its date, and paid after the answer. */
export const checkADate: Way = {
  title: 'Check a date',
  of: 'in a hall',
  path: addressOf('mf-bookings/hall-booking'),
};

/** The concert space is paid at once. */
export const bookTheConcertSpace: Way = {
  title: 'Book Now',
  of: 'the concert space',
  path: addressOf('mf-bookings/concert-booking'),
};

/** A price for what has none: `for weddings`. */
export function requestAQuote(of: string, path: string = addressOf('mf-forms/request-quote')): Way {
  return { title: 'Request a quote', of, path };
}
