import { siteFacts } from '../contract/site-facts.ts';
import type { LodgingFacts } from '../contract/venue-schema.ts';
import { counted } from '../text/numbers.ts';

/** Rooms and apartments with their rates, and the concert space's rate for a day in naira. */
export const { rooms, apartments, concertDayRate } = siteFacts().venue;

/**
 * What the venue has given about a room or an apartment, in a fixed order. Elsewhere, pages tell guests to
 * ask how many it sleeps.
 */
export function lodgingFacts({ bedrooms, sleeps, beds, bath }: LodgingFacts): string[] {
  const all = [bedrooms && counted(bedrooms, 'bedroom'), sleeps && `Sleeps ${sleeps}`, beds, bath];
  return all.filter((fact) => typeof fact === 'string');
}
