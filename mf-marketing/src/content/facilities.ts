import { addressOf } from '@venue/shared/contract/address-of.ts';
import { counted, formatNaira, inFigures, capital, numberWords } from '@venue/shared/text/numbers.ts';
import { hallsFrom } from '@venue/shared/venue/halls.ts';
import { concertDayRate } from '@venue/shared/venue/lodging.ts';
import { capacities } from './halls/capacities.ts';
import { allHallsGuests } from './halls/halls.ts';
import { apartmentsFrom, roomsFrom } from './lodging/lodging-text.ts';

export type Facility = {
  /** Key of its shape in the drawing. */
  id: string;
  title: string;
  path: string;
  /** Capacity or contents. */
  note: string;
  /** If it has a single figure. */
  price?: string;
  time: 'day' | 'night' | 'after';
};

function holds(guests: number): string {
  return `holds ${inFigures(guests)}`;
}

/** In the order of a walk round the court, which is how the drawing numbers them. */
export const facilities = [
  {
    id: 'event-center',
    title: 'Event center',
    path: addressOf('mf-marketing/event-center'),
    note: `up to ${counted(capacities.eventCenter, 'guest')}`,
    time: 'day',
  },
  {
    id: 'event-hall',
    title: 'Halls',
    path: addressOf('mf-marketing/event-hall'),
    note: `for ${allHallsGuests} guests`,
    price: `from ${formatNaira(hallsFrom)}`,
    time: 'day',
  },
  {
    id: 'conference-hall',
    title: 'Conference hall',
    path: addressOf('mf-marketing/conference-hall'),
    note: 'screen and daylight',
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
    note: 'cars, a photo booth',
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
    note: 'a bar by the pool',
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
] as const satisfies readonly Facility[];

/** `Eleven`, to begin a sentence with. */
export const facilityCountInWords: string = capital(numberWords(facilities.length));
