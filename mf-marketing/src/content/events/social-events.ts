import { roomFor } from '@venue/shared/venue/halls.ts';
import { countedInWords } from '@venue/shared/words/counted.ts';
import { largestHall, middleHall, smallestHall, type Hall } from '../halls/halls.ts';
import { formatNaira } from '@venue/shared/money.ts';
import { officeHours } from '@venue/shared/venue/contacts.ts';
import { concertDayRate } from '@venue/shared/venue/lodging.ts';
import { quoteFor } from './quote-about.ts';
import { bookTheConcertSpace, checkADate, type WayToBook } from '../home/ways-to-book.ts';
import type { MotifName } from '../../pattern/motifs.tsx';
import type { PictureRecord } from '../../media/picture-record.ts';
import { concertSpace } from '../../media/pictures/concert-space.ts';
import { hallWosilat } from '../../media/pictures/hall-wosilat.ts';
import { hallBallRoomCloths } from '../../media/pictures/hall-ball-room-cloths.ts';
import { birthday } from '../../media/pictures/birthday.ts';

type EventBasics = {
  title: string;
  text: string;
  /** What a quote is asked for: `a birthday`. */
  one: string;
  /** The form of the quote, with that filled in. */
  quote: string;
  /** Of what has a price of its own: the way to book it, before the quote; in a hall, with that hall chosen. */
  booking?: WayToBook & { readonly hall?: string };
};

/** With a picture of where it happens, in a line of its own, or apart from the parties, with a cloth and the telephone first. */
export type SocialEvent =
  | (EventBasics & { place: 'pictured'; picture: PictureRecord })
  | (EventBasics & { place: 'line' })
  | (EventBasics & { place: 'apart'; cloth: MotifName });

export type EventAt<Place extends SocialEvent['place']> = Extract<SocialEvent, { place: Place }>;

/** `For seventy guests, Ball Room at ₦500,000.` */
function inHall(hall: Hall): string {
  return `For ${countedInWords(roomFor(hall).withEase, 'guest')}, ${hall.name} at ${formatNaira(hall.rental)}.`;
}

function dateIn(hall: Hall): WayToBook & { readonly hall: string } {
  return { ...checkADate, of: `in ${hall.name}`, hall: hall.name };
}

/** The eight kinds of EV-07, four of them with the place that they happen at. */
export const socialEvents: readonly SocialEvent[] = [
  {
    title: 'Birthday Parties',
    one: 'a birthday',
    quote: quoteFor('A birthday or anniversary'),
    text: 'The first, the fortieth, or the eightieth with four generations at one table.',
    picture: birthday,
    place: 'pictured',
  },
  {
    title: 'Sweet 16',
    one: 'a sweet 16',
    quote: quoteFor('A birthday or anniversary'),
    text: 'A dance floor, a photo booth, and a lounge next door for the parents.',
    place: 'line',
  },
  {
    title: 'Anniversaries',
    one: 'an anniversary',
    quote: quoteFor('A birthday or anniversary'),
    text: `Silver, gold, or the tenth that slipped past. ${inHall(smallestHall)}`,
    booking: dateIn(smallestHall),
    picture: hallBallRoomCloths,
    place: 'pictured',
  },
  {
    title: 'Retirement',
    one: 'a retirement',
    quote: quoteFor('Another family event'),
    text: `A dinner, speeches, and everybody from thirty-five years of work. ${inHall(middleHall)}`,
    booking: dateIn(middleHall),
    place: 'line',
  },
  {
    title: 'Concert or Entertainment',
    one: 'a concert',
    quote: quoteFor('A concert or show'),
    text: `Stage, floor and lights: the concert space is ${formatNaira(concertDayRate)} a day.`,
    booking: bookTheConcertSpace,
    picture: concertSpace,
    place: 'pictured',
  },
  {
    title: 'Graduation',
    one: 'a graduation',
    quote: quoteFor('Another family event'),
    text: `Gown in the morning, jollof by noon, and the whole street invited. ${inHall(largestHall)}`,
    booking: dateIn(largestHall),
    picture: hallWosilat,
    place: 'pictured',
  },
  {
    title: 'Quinceaneras',
    one: 'a quinceanera',
    quote: quoteFor('A birthday or anniversary'),
    text: 'Fifteen years old, a waltz to practise, a court of friends to seat in order.',
    place: 'line',
  },
  {
    title: 'Burials or Remembrance',
    one: 'a remembrance',
    quote: quoteFor('A burial or remembrance'),
    text: `A quiet room for the service, and a full table after it. Reception answers ${officeHours}, Lagos time.`,
    cloth: 'iye',
    place: 'apart',
  },
];

/** What else people come together for, most often here. */
export const alsoCelebrated = ['A naming', 'A homecoming', 'A thanksgiving'].map((name) => ({
  name,
  quote: quoteFor('Another family event'),
}));

/** Those of one kind, in their order. */
export function eventsAt<Place extends SocialEvent['place']>(place: Place): EventAt<Place>[] {
  return socialEvents.filter((event): event is EventAt<Place> => event.place === place);
}
