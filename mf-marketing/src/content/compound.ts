import { capacities } from './capacities.ts';
import { counted } from '@venue/shared/words/counted.ts';
import { allHalls, allHallsGuests } from './hall-words.ts';
import { bedroomsInWords, kindsOfRoom } from './lodging-words.ts';
import { addressOf } from '@venue/shared/contract/address-of.ts';

export type CompoundPlace = {
  title: string;
  path: string;
  note: string;
  /** Centre of its number in the drawing of the grounds, 640 wide and 520 high. */
  at: readonly [x: number, y: number];
};

function holds(guests: number): string {
  return `holds ${guests.toLocaleString('en-NG')}`;
}

/** The places behind the gate, numbered in the order of a walk round the court. */
export const compound = [
  {
    title: 'Event center',
    path: addressOf('mf-marketing/event-center'),
    note: `up to ${counted(capacities.eventCenter, 'guest')}`,
    at: [320, 97],
  },
  {
    title: 'Event hall',
    path: addressOf('mf-marketing/event-hall'),
    note: `${allHalls}, ${allHallsGuests}`,
    at: [526, 108],
  },
  {
    title: 'Conference hall',
    path: addressOf('mf-marketing/conference-hall'),
    note: 'rows, a screen, daylight',
    at: [554, 240],
  },
  {
    title: 'Concert space',
    path: addressOf('mf-marketing/concert-space'),
    note: 'stage, floor and lights by the day',
    at: [536, 373],
  },
  { title: 'Cinema', path: addressOf('mf-marketing/cinema'), note: 'for the evening after', at: [430, 404] },
  {
    title: 'On the move',
    path: addressOf('mf-marketing/on-the-move'),
    note: 'car rental and photo booth',
    at: [236, 418],
  },
  { title: 'Cafe', path: addressOf('mf-marketing/cafe'), note: holds(capacities.cafe), at: [150, 418] },
  {
    title: 'Night club',
    path: addressOf('mf-marketing/night-club'),
    note: holds(capacities.nightClub),
    at: [75, 393],
  },
  {
    title: 'Lounge',
    path: addressOf('mf-marketing/lounge'),
    note: `${holds(capacities.lounge)}, beside the pool`,
    at: [85, 291],
  },
  { title: 'Hotel', path: addressOf('mf-marketing/hotels'), note: kindsOfRoom, at: [70, 173] },
  {
    title: 'Apartments',
    path: addressOf('mf-marketing/apartments'),
    note: bedroomsInWords('and'),
    at: [146, 88],
  },
] as const satisfies readonly CompoundPlace[];
