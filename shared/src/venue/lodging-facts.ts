import { counted } from '../words/counted.ts';
import type { LodgingFacts } from './venue-schema.ts';

/** What the venue's document says of a room or an apartment, in one order; what it does not say leaves no gap. */
export function lodgingFacts({ bedrooms, sleeps, beds, bath }: LodgingFacts): string[] {
  const all = [bedrooms && counted(bedrooms, 'bedroom'), sleeps && `Sleeps ${sleeps}`, beds, bath];
  return all.filter((fact) => typeof fact === 'string');
}
