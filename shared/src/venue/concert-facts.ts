import type { Venue } from '../contract/venue-schema.ts';
import { counted } from '../text/numbers.ts';
import { hourText } from './hour-text.ts';

type ConcertFacts = {
  /** What the venue has given: `Holds`, `1,500 guests`. */
  known: readonly { name: string; text: string }[];
  /** What guests have to ask before they pay: `how many it holds`, `how late music may play`. */
  open: readonly string[];
};

/** What is known about the concert space, and what guests have to ask. */
export function concertFacts({ guests, musicUntil }: NonNullable<Venue['concertSpace']> = {}): ConcertFacts {
  const known: { name: string; text: string }[] = [];
  const open: string[] = [];
  if (guests === undefined) open.push('how many it holds');
  else known.push({ name: 'Holds', text: counted(guests, 'guest') });
  if (musicUntil === undefined) open.push('how late music may play');
  else known.push({ name: 'Music until', text: hourText(musicUntil) });
  return { known, open };
}
