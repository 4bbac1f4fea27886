import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import type { Venue } from '@venue/shared/venue/venue-schema.ts';
import { hourText } from '@venue/shared/venue/hour-text.ts';
import type { Place } from './places.ts';

type TermsOfVenue = Pick<Venue, 'stayTerms' | 'concertTerms'>;

/** How the sentences about the day begin, by which they are told from the rule of cancelling once they are kept. */
const begins = { checkIn: 'Check-in from ', checkOut: 'Check-out by ' } as const;

/** The terms of a night, as sentences. */
function nightTerms({ stayTerms = {} }: TermsOfVenue): string[] {
  const { checkIn, checkOut, cancellation } = stayTerms;
  return [
    checkIn === undefined ? '' : `${begins.checkIn}${hourText(checkIn)}.`,
    checkOut === undefined ? '' : `${begins.checkOut}${hourText(checkOut)}.`,
    cancellation ?? '',
  ].filter((sentence) => sentence !== '');
}

/**
 * What a visitor agrees to before paying, in sentences as they are read and kept: none where the venue's document has
 * set none.
 */
export function stayTermsOf(
  { unit }: Pick<Place, 'unit'>,
  venue: TermsOfVenue = siteFacts().venue,
): readonly string[] {
  if (unit === 'night') return nightTerms(venue);
  return venue.concertTerms ? [venue.concertTerms.cancellation] : [];
}

/** Those of the sentences that a guest agreed to which say what becomes of a stay that is cancelled. */
export function cancellationIn(terms: readonly string[]): readonly string[] {
  return terms.filter((sentence) => !Object.values(begins).some((begin) => sentence.startsWith(begin)));
}
