import { addressOf } from '@venue/shared/contract/address-of.ts';

/** Places that the form of a quote knows by their names in addresses; any other is left out there. */
type QuotedPlace =
  | 'apartments'
  | 'cafe'
  | 'cinema'
  | 'concert-space'
  | 'conference-hall'
  | 'event-center'
  | 'event-hall'
  | 'hotels'
  | 'lounge'
  | 'night-club'
  | 'on-the-move';

/** The form of a quote with its place filled in. */
export function quoteAbout(place: QuotedPlace): string {
  return `${addressOf('mf-forms/request-quote')}?place=${place}`;
}
