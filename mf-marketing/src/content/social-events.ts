import { roomFor } from '@venue/shared/venue/halls.ts';
import { countedInWords } from '@venue/shared/words/counted.ts';
import { hallInSentence } from './hall-words.ts';
import { largestHall, middleHall, smallestHall, type Hall } from './halls.ts';
import { formatNaira } from '@venue/shared/money.ts';
import { officeHours } from '@venue/shared/venue/contacts.ts';
import { concertDayRate } from '@venue/shared/venue/lodging.ts';
import { quoteFor } from './quote-about.ts';
import { bookTheConcertSpace, checkADate, type WayToBook } from './ways-to-book.ts';
import type { MotifName } from '../pattern/motifs.tsx';
import type { PictureRecord } from '../media/picture-record.ts';
import { concertSpace } from '../media/pictures/concert-space.ts';
import { hallAmbali } from '../media/pictures/hall-ambali.ts';
import { hallWosilat } from '../media/pictures/hall-wosilat.ts';
import { hallBallRoomCloths } from '../media/pictures/hall-ball-room-cloths.ts';
import { restaurantBuffet } from '../media/pictures/restaurant-buffet.ts';
import { photoBoothCloth } from '../media/pictures/photo-booth-cloth.ts';
import { socialBirthday } from '../media/pictures/social-birthday.ts';

export type SocialEvent = {
  title: string;
  text: string;
  /** What a quote is asked for: `a birthday`. */
  one: string;
  /** The form of the quote, with that filled in. */
  quote: string;
  /** Of what has a price of its own: the way to book it, before the quote; in a hall, with that hall chosen. */
  booking?: WayToBook & { readonly hall?: string };
  /** What is easier said than written: the telephone stands before the quote. */
  callFirst?: true;
  /** A remembrance has a cloth in place of a picture. */
  picture: PictureRecord | MotifName;
  /** How it stands among the others: as one of the tiles, or apart from the parties. */
  place: 'tile' | 'apart';
};

/** `For seventy guests, the Ball Room at ₦500,000.` */
function inHall(hall: Hall): string {
  return `For ${countedInWords(roomFor(hall).withEase, 'guest')}, ${hallInSentence(hall)} at ${formatNaira(hall.rental)}.`;
}

function dateIn(hall: Hall): WayToBook & { readonly hall: string } {
  return { ...checkADate, of: `in ${hallInSentence(hall)}`, hall: hall.name };
}

/** The eight cards of EV-07, each with the room or the table that it happens at. */
export const socialEvents = [
  {
    title: 'Birthday Parties',
    one: 'a birthday',
    quote: quoteFor('A birthday or anniversary'),
    text: 'The first, the fortieth, or the eightieth with four generations at one table.',
    picture: socialBirthday,
    place: 'tile',
  },
  {
    title: 'Sweet 16',
    one: 'a sweet 16',
    quote: quoteFor('A birthday or anniversary'),
    text: 'A dance floor, a photo booth, and a lounge next door for the parents.',
    picture: photoBoothCloth,
    place: 'tile',
  },
  {
    title: 'Anniversaries',
    one: 'an anniversary',
    quote: quoteFor('A birthday or anniversary'),
    text: `Silver, gold, or the tenth that slipped past. ${inHall(smallestHall)}`,
    booking: dateIn(smallestHall),
    picture: hallBallRoomCloths,
    place: 'tile',
  },
  {
    title: 'Retirement',
    one: 'a retirement',
    quote: quoteFor('Another family event'),
    text: `A dinner, speeches, and everybody from thirty-five years of work. ${inHall(middleHall)}`,
    booking: dateIn(middleHall),
    picture: restaurantBuffet,
    place: 'tile',
  },
  {
    title: 'Concert or Entertainment',
    one: 'a concert',
    quote: quoteFor('A concert or show'),
    text: `Stage, floor and lights: the concert space is ${formatNaira(concertDayRate)} a day.`,
    booking: bookTheConcertSpace,
    picture: concertSpace,
    place: 'tile',
  },
  {
    title: 'Graduation',
    one: 'a graduation',
    quote: quoteFor('Another family event'),
    text: `Gown in the morning, jollof by noon, and the whole street invited. ${inHall(largestHall)}`,
    booking: dateIn(largestHall),
    picture: hallWosilat,
    place: 'tile',
  },
  {
    title: 'Quinceaneras',
    one: 'a quinceanera',
    quote: quoteFor('A birthday or anniversary'),
    text: 'Fifteen years old, a waltz to practise, a court of friends to seat in order.',
    picture: hallAmbali,
    place: 'tile',
  },
  {
    title: 'Burials or Remembrance',
    one: 'a remembrance',
    quote: quoteFor('A burial or remembrance'),
    text: `A quiet room for the service, and a full table after it. Reception answers ${officeHours}.`,
    callFirst: true,
    picture: 'iye',
    place: 'apart',
  },
] as const satisfies readonly SocialEvent[];

/** What else people come together for, most often here: one more tile. */
export const alsoCelebrated = ['A naming', 'A homecoming', 'A thanksgiving'].map((name) => ({
  name,
  quote: quoteFor('Another family event'),
}));
