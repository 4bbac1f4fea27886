import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import { concertFacts } from '@venue/shared/venue/concert-facts.ts';
import type { Place } from './places.ts';

/** Whether the price leaves open what decides the day: as long as it does, asking stands before paying. */
export function askStandsFirst({ unit }: Pick<Place, 'unit'>): boolean {
  return unit === 'day' && concertFacts(siteFacts().venue.concertSpace).open !== undefined;
}
