import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import type { Venue } from '@venue/shared/venue/venue-schema.ts';
import { hourText } from '@venue/shared/venue/hour-text.ts';
import type { Place } from './places.ts';

type VenueTerms = Pick<Venue, 'stayTerms' | 'concertTerms'>;

/** Beginnings of the sentences about times. In stored terms, they tell these apart from the cancellation rule. */
const timePrefixes = { checkIn: 'Check-in from ', checkOut: 'Check-out by ' } as const;

function nightTerms({ stayTerms = {} }: VenueTerms): string[] {
  const { checkIn, checkOut, cancellation } = stayTerms;
  return [
    checkIn === undefined ? '' : `${timePrefixes.checkIn}${hourText(checkIn)}.`,
    checkOut === undefined ? '' : `${timePrefixes.checkOut}${hourText(checkOut)}.`,
    cancellation ?? '',
  ].filter((sentence) => sentence !== '');
}

/** What a visitor agrees to before paying, in sentences; empty if the venue's document sets no terms. */
export function stayTermsOf(
  { unit }: Pick<Place, 'unit'>,
  venue: VenueTerms = siteFacts().venue,
): readonly string[] {
  if (unit === 'night') return nightTerms(venue);
  return venue.concertTerms ? [venue.concertTerms.cancellation] : [];
}

/** The sentences about cancelling among the terms that a guest agreed to. */
export function cancellationIn(terms: readonly string[]): readonly string[] {
  return terms.filter(
    (sentence) => !Object.values(timePrefixes).some((prefix) => sentence.startsWith(prefix)),
  );
}
