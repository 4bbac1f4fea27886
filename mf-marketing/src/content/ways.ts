import { addressOf } from '@venue/shared/contract/address-of.ts';

/** A link; `of` completes its text for screen readers: `in a hall`. */
export type Way = { readonly title: string; readonly of?: string; readonly path: string };

export const checkADate: Way = {
  title: 'Check a date',
  of: 'in a hall',
  path: addressOf('mf-bookings/hall-booking'),
};

export const bookTheConcertSpace: Way = {
  title: 'Book Now',
  of: 'the concert space',
  path: addressOf('mf-bookings/concert-booking'),
};

/** `of`: `for weddings`. */
export function requestAQuote(of: string, path: string = addressOf('mf-forms/request-quote')): Way {
  return { title: 'Request a quote', of, path };
}
