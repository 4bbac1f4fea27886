import { countedInWords } from '@venue/shared/words/counted.ts';
import { hallInSentence } from './hall-words.ts';
import { smallestHall } from './halls.ts';
import { formatNaira } from '@venue/shared/money.ts';
import { concertDayRate } from '@venue/shared/venue/lodging.ts';
import type { PictureRecord } from '../media/picture-record.ts';
import { concertSpace } from '../media/pictures/concert-space.ts';
import { corporateGala } from '../media/pictures/corporate-gala.ts';
import { detailScreenShadow } from '../media/pictures/detail-screen-shadow.ts';
import { hallWosilat } from '../media/pictures/hall-wosilat.ts';
import { outdoorFunction } from '../media/pictures/outdoor-function.ts';
import { photoBooth } from '../media/pictures/photo-booth.ts';
import { socialBirthday } from '../media/pictures/social-birthday.ts';

export type SocialEvent = {
  title: string;
  text: string;
  picture: PictureRecord;
  /** How it stands among the others: a tile, one twice as wide, or apart from the parties. */
  place: 'tile' | 'wide' | 'apart';
};

/** The eight cards of EV-07, each with the room or the table that it happens at. */
export const socialEvents = [
  {
    title: 'Birthday Parties',
    text: 'The first, the fortieth, or the eightieth with four generations at one table.',
    picture: socialBirthday,
    place: 'tile',
  },
  {
    title: 'Sweet 16',
    text: 'A dance floor, a photo booth, and a lounge next door for the parents.',
    picture: photoBooth,
    place: 'tile',
  },
  {
    title: 'Anniversaries',
    text: `Silver, gold, or the tenth that slipped past. For ${countedInWords(smallestHall.listed.to, 'guest')}, ${hallInSentence(smallestHall)} at ${formatNaira(smallestHall.rental)}.`,
    picture: smallestHall.image,
    place: 'tile',
  },
  {
    title: 'Retirement',
    text: 'A dinner, speeches, and everybody from thirty-five years of work.',
    picture: corporateGala,
    place: 'tile',
  },
  {
    title: 'Concert or Entertainment',
    text: `Stage, floor and lights: the concert space is ${formatNaira(concertDayRate)} a day.`,
    picture: concertSpace,
    place: 'wide',
  },
  {
    title: 'Graduation',
    text: 'Gown in the morning, jollof by noon, and the whole street invited.',
    picture: outdoorFunction,
    place: 'tile',
  },
  {
    title: 'Quinceaneras',
    text: 'Fifteen years old, a waltz to practise, a court of friends to seat in order.',
    picture: hallWosilat,
    place: 'tile',
  },
  {
    title: 'Burials or Remembrance',
    text: 'A quiet room for the service, and a full table after it.',
    picture: detailScreenShadow,
    place: 'apart',
  },
] as const satisfies readonly SocialEvent[];
