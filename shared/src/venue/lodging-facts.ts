import { counted } from '../words/counted.ts';
import type { LodgingFacts } from './venue-schema.ts';

/**
 * What the venue's document says of a room or an apartment, in one order. What it does not say leaves no gap, but for how many
 * it sleeps: nobody books without knowing that.
 */
export function lodgingFacts({ bedrooms, sleeps, beds, bath }: LodgingFacts): string[] {
  const all = [
    bedrooms && counted(bedrooms, 'bedroom'),
    sleeps === undefined ? 'Sleeps: ask us' : `Sleeps ${sleeps}`,
    beds,
    bath,
  ];
  return all.filter((fact) => typeof fact === 'string');
}
