import { counted } from '../words/numbers.ts';
import { hourText } from './hour-text.ts';
import type { Venue } from './venue-schema.ts';

type ConcertFacts = {
  /** What the price buys, as far as the venue says it: `Holds`, `1,500 guests`. */
  known: readonly { name: string; text: string }[];
  /**
   * What the venue does not say, and what decides a concert: `how many it holds, and how late music may play`. As long as there is
   * something, it is to be asked before the money. Undefined once all is known.
   */
  open: string | undefined;
};

/** What the price of the concert space buys, and what it leaves open. */
export function concertFacts({ guests, musicUntil }: NonNullable<Venue['concertSpace']> = {}): ConcertFacts {
  const known: { name: string; text: string }[] = [];
  const open: string[] = [];
  if (guests === undefined) open.push('how many it holds');
  else known.push({ name: 'Holds', text: counted(guests, 'guest') });
  if (musicUntil === undefined) open.push('how late music may play');
  else known.push({ name: 'Music until', text: hourText(musicUntil) });
  return { known, open: open.length === 0 ? undefined : open.join(', and ') };
}
