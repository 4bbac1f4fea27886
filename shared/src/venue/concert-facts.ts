import { counted } from '../words/counted.ts';
import { hourWords } from './hour-words.ts';
import type { Venue } from './venue-schema.ts';

type ConcertFact = {
  name: string;
  text: string;
  /** The venue does not say it: to be asked before the money. */
  isOpen?: true;
};

/** What the price of the concert space buys, as far as the venue says it, then what is still to be asked before it is paid. */
export function concertFacts({ guests, musicUntil }: NonNullable<Venue['concertSpace']> = {}): ConcertFact[] {
  const facts: ConcertFact[] = [];
  const open: string[] = [];
  if (guests === undefined) open.push('how many it holds');
  else facts.push({ name: 'Holds', text: counted(guests, 'guest') });
  if (musicUntil === undefined) open.push('how late music may play');
  else facts.push({ name: 'Music until', text: hourWords(musicUntil) });
  return open.length === 0
    ? facts
    : [...facts, { name: 'Ask before you pay', text: open.join(', and '), isOpen: true }];
}
