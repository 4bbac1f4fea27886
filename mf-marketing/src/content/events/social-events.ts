import { addressOf } from '@venue/shared/contract/address-of.ts';
import type { Hall } from '@venue/shared/contract/venue-schema.ts';
import { formatNaira, countedInWords } from '@venue/shared/text/numbers.ts';
import { officeHours } from '@venue/shared/venue/contacts.ts';
import { capacityOf } from '@venue/shared/venue/hall-capacity.ts';
import { concertDayRate } from '@venue/shared/venue/lodging.ts';
import { birthday } from '../../media/pictures/birthday.ts';
import { concertSpace } from '../../media/pictures/concert-space.ts';
import { hallBallRoomCloths } from '../../media/pictures/hall-ball-room-cloths.ts';
import { hallWosilat } from '../../media/pictures/hall-wosilat.ts';
import { largestHall, middleHall, smallestHall } from '../halls/halls.ts';
import { bookHall, requestAQuote, type Occasion, type PageLink, quoteWith } from '../links.ts';
import type { PictureCardContent } from '../picture-card-content.ts';

/** A kind of event without a picture of its own. */
type SocialEvent = Omit<PictureCardContent, 'picture'> & { readonly text: string };

function quote(one: string, occasion: Occasion) {
  return requestAQuote(`for ${one}`, quoteWith({ occasion }));
}

/** Where the text names a price for booking online, its date comes before the quote. */
function checkADate(place: string, path: string): PageLink {
  return { title: 'Check a date', hiddenText: `in ${place}`, path };
}

function dateIn({ name }: Hall): PageLink {
  return checkADate(name, bookHall(name));
}

/** `For seventy guests, Ball Room at ₦500,000.` */
function hallAndPrice(hall: Hall): string {
  return `For ${countedInWords(capacityOf(hall).comfortable, 'guest')}, ${hall.name} at ${formatNaira(hall.rental)}.`;
}

/** Four of the eight events of EV-07, each with a place. */
export const picturedEvents = [
  {
    title: 'Birthday Parties',
    text: 'The first, the fortieth, or the eightieth with four generations at one table.',
    picture: birthday,
    links: [quote('a birthday', 'A birthday or anniversary')],
  },
  {
    title: 'Anniversaries',
    text: `Silver, gold, or the tenth you nearly forgot. ${hallAndPrice(smallestHall)}`,
    picture: hallBallRoomCloths,
    links: [dateIn(smallestHall), quote('an anniversary', 'A birthday or anniversary')],
  },
  {
    title: 'Concert or Entertainment',
    text: `Stage, floor and lights: the concert space is ${formatNaira(concertDayRate)} a day.`,
    picture: concertSpace,
    links: [
      checkADate('the concert space', addressOf('mf-bookings/concert-booking')),
      quote('a concert', 'A concert or show'),
    ],
  },
  {
    title: 'Graduation',
    text: `Gown in the morning, jollof by noon, and the whole street invited. ${hallAndPrice(largestHall)}`,
    picture: hallWosilat,
    links: [dateIn(largestHall), quote('a graduation', 'Another family event')],
  },
] as const satisfies readonly PictureCardContent[];

export const otherEvents: readonly SocialEvent[] = [
  {
    title: 'Sweet 16',
    text: 'A dance floor, a photo booth, and a lounge next door for the parents.',
    links: [quote('a sweet 16', 'A birthday or anniversary')],
  },
  {
    title: 'Retirement',
    text: `A dinner, speeches, and everybody from thirty-five years of work. ${hallAndPrice(middleHall)}`,
    links: [dateIn(middleHall), quote('a retirement', 'Another family event')],
  },
  {
    title: 'Quinceaneras',
    text: 'Fifteen years old, a waltz to practise, a court of friends to seat in order.',
    links: [quote('a quinceanera', 'A birthday or anniversary')],
  },
];

export const alsoCelebrated = ['A naming', 'A homecoming', 'A thanksgiving'];

/** Shown apart from the parties. */
export const remembrance = {
  title: 'Burials or Remembrance',
  text: `A quiet room for the service, and a full table afterwards. Reception answers ${officeHours}, Lagos time.`,
  links: [quote('a remembrance', 'A burial or remembrance')],
} as const satisfies SocialEvent;
