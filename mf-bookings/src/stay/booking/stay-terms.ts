import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import type { Venue } from '@venue/shared/contract/venue-schema.ts';
import { hourText } from '@venue/shared/venue/hour-text.ts';
import type { Place } from './places.ts';

type VenueTerms = Pick<Venue, 'stayTerms' | 'concertTerms'>;

/** What a visitor agrees to before paying: hours as `HH:MM`, and the cancellation rule in whole sentences. */
export type StayTerms = NonNullable<Venue['stayTerms']>;

/** Empty if the venue's document sets no terms. */
export function stayTermsOf(
  { unit }: Pick<Place, 'unit'>,
  { stayTerms, concertTerms }: VenueTerms = siteFacts().venue,
): StayTerms {
  return (unit === 'night' ? stayTerms : concertTerms) ?? {};
}

export function termSentences({ checkIn, checkOut, cancellation }: StayTerms): string[] {
  return [
    checkIn === undefined ? '' : `Check-in from ${hourText(checkIn)}.`,
    checkOut === undefined ? '' : `Check-out by ${hourText(checkOut)}.`,
    cancellation ?? '',
  ].filter((sentence) => sentence !== '');
}
