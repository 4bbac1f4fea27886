import { capacities } from '../halls/capacities.ts';
import { counted } from '@venue/shared/words/counted.ts';
import { allHallsGuests } from '../halls/hall-text.ts';
import { apartmentsFrom, roomsFrom } from '../rooms/lodging-text.ts';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { formatNaira } from '@venue/shared/money.ts';
import { hallsFrom } from '@venue/shared/venue/halls.ts';
import { concertDayRate } from '@venue/shared/venue/lodging.ts';
import { inFigures } from '@venue/shared/words/in-figures.ts';
import { capital, numberWords } from '@venue/shared/words/number-words.ts';

export type CompoundPlace = {
  /** Names the door in the drawing of the court. */
  id: string;
  title: string;
  path: string;
  /** What it holds or what is there. */
  note: string;
  /** What it costs, where that has one figure. */
  price?: string;
  /** When people come for it. */
  time: 'day' | 'night' | 'after';
};

function holds(guests: number): string {
  return `holds ${inFigures(guests)}`;
}

/** The places behind the gate, numbered in the order of a walk round the court. */
export const compound = [
  {
    id: 'event-center',
    title: 'Event center',
    path: addressOf('mf-marketing/event-center'),
    note: `up to ${counted(capacities.eventCenter, 'guest')}`,
    time: 'day',
  },
  {
    id: 'event-hall',
    title: 'Event halls',
    path: addressOf('mf-marketing/event-hall'),
    note: `for ${allHallsGuests} guests`,
    price: `from ${formatNaira(hallsFrom)}`,
    time: 'day',
  },
  {
    id: 'conference-hall',
    title: 'Conference hall',
    path: addressOf('mf-marketing/conference-hall'),
    note: 'a screen, daylight',
    time: 'day',
  },
  {
    id: 'concert-space',
    title: 'Concert space',
    path: addressOf('mf-marketing/concert-space'),
    note: 'stage, floor and lights',
    price: `${formatNaira(concertDayRate)} a day`,
    time: 'day',
  },
  {
    id: 'cinema',
    title: 'Cinema',
    path: addressOf('mf-marketing/cinema'),
    note: 'red seats, one screen',
    time: 'after',
  },
  {
    id: 'on-the-move',
    title: 'On the move',
    path: addressOf('mf-marketing/on-the-move'),
    note: 'cars and photo booth',
    time: 'after',
  },
  {
    id: 'cafe',
    title: 'Cafe',
    path: addressOf('mf-marketing/cafe'),
    note: holds(capacities.cafe),
    time: 'after',
  },
  {
    id: 'night-club',
    title: 'Night club',
    path: addressOf('mf-marketing/night-club'),
    note: holds(capacities.nightClub),
    time: 'after',
  },
  {
    id: 'lounge',
    title: 'Lounge',
    path: addressOf('mf-marketing/lounge'),
    note: `${holds(capacities.lounge)}, by the pool`,
    time: 'after',
  },
  {
    id: 'hotel',
    title: 'Hotel',
    path: addressOf('mf-marketing/hotels'),
    note: 'breakfast included',
    price: `from ${roomsFrom} a night`,
    time: 'night',
  },
  {
    id: 'apartments',
    title: 'Apartments',
    path: addressOf('mf-marketing/apartments'),
    note: 'with a kitchen',
    price: `from ${apartmentsFrom} a night`,
    time: 'night',
  },
] as const satisfies readonly CompoundPlace[];

/** `Eleven`: so many doors, to begin a sentence with. */
export const doorsCounted: string = capital(numberWords(compound.length));
