import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import { concertFacts } from '@venue/shared/venue/concert-facts.ts';
import type { Place } from '../booking/places.ts';

/** What the price leaves open of a day: said where one may ask first. */
export function leftOpen({ unit }: Pick<Place, 'unit'>): string | undefined {
  return unit === 'day' ? concertFacts(siteFacts().venue.concertSpace).open : undefined;
}
