import { counted } from '../words/counted.ts';
import type { LodgingFacts } from './venue-schema.ts';

/**
 * What the venue's document says of a room or an apartment, in one order. What it does not say leaves no gap; that how many it
 * sleeps is to be asked, pages say once, beside a way to ask.
 */
export function lodgingFacts({ bedrooms, sleeps, beds, bath }: LodgingFacts): string[] {
  const all = [bedrooms && counted(bedrooms, 'bedroom'), sleeps && `Sleeps ${sleeps}`, beds, bath];
  return all.filter((fact) => typeof fact === 'string');
}
