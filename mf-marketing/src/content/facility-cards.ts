import { capacities } from './capacities.ts';
import { capital } from '@venue/shared/words/number-words.ts';
import { allHalls, hallInSentence } from './hall-words.ts';
import { halls, middleHall } from './halls.ts';
import {
  apartmentRate,
  apartmentsWithBedrooms,
  kindsOfRoom,
  lodgingNameOf,
  roomRates,
} from './lodging-words.ts';
import { formatNaira } from '@venue/shared/money.ts';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import type { PictureRecord } from '../media/picture-record.ts';
import { apartmentExecutive } from '../media/pictures/apartment-executive.ts';
import { concertSpace } from '../media/pictures/concert-space.ts';
import { hotelLuxuryDeluxe } from '../media/pictures/hotel-luxury-deluxe.ts';
import { lounge } from '../media/pictures/lounge.ts';
import { concertDayRate } from '@venue/shared/venue/lodging.ts';
import { hallsFrom, listedGuests } from '@venue/shared/venue/halls.ts';

/** HM-07. */
export type FacilityCard = {
  heading: string;
  paragraphs: readonly [string, string];
  image: PictureRecord;
  /** What the picture shows, for its caption. */
  caption: string;
  /** Page that Learn More leads to (HM-06). */
  link: string;
};

/** Slides of the home page. */
export const facilityCards = [
  {
    heading: 'Event hall',
    paragraphs: [
      `${capital(allHalls)} for hire by the day: ${halls.map((hall) => `${hallInSentence(hall)} for ${listedGuests(hall)}`).join(', ')}. From ${formatNaira(hallsFrom)}.`,
      'Tables and chairs are set out and cleared by us, with a manager and guards on site. The caterer and the colours are yours to choose.',
    ],
    image: middleHall.image,
    caption: `${middleHall.name}, round tables`,
    link: addressOf('mf-marketing/event-hall'),
  },
  {
    heading: 'Hotel',
    paragraphs: [
      `${capital(kindsOfRoom)}, ${roomRates}.`,
      'Breakfast is part of the price. Swimming pools, a spa, a fitness centre and a restaurant are in the house, and room service comes to the door.',
    ],
    image: hotelLuxuryDeluxe,
    caption: `${lodgingNameOf('luxury-deluxe')} room`,
    link: addressOf('mf-marketing/hotels'),
  },
  {
    heading: 'Short-let apartments',
    paragraphs: [
      `${apartmentsWithBedrooms('or')}, each ${apartmentRate} a night.`,
      'For families who travel together and stay on after the party: a kitchen of your own, breakfast if you want it, gym and pools.',
    ],
    image: apartmentExecutive,
    caption: lodgingNameOf('executive-apartment'),
    link: addressOf('mf-marketing/apartments'),
  },
  {
    heading: 'Concert space',
    paragraphs: [
      `Stage, floor and lights for a day: ${formatNaira(concertDayRate)}, booked and paid online.`,
      'A standby generator takes over when the line drops. The beds for the band are across the court, in the hotel.',
    ],
    image: concertSpace,
    caption: 'Concert space, lit for a show',
    link: addressOf('mf-marketing/concert-space'),
  },
  {
    heading: 'Lounge',
    paragraphs: [
      `Room for ${capacities.lounge.toLocaleString('en-NG')}, with bartenders and table linen. Good for the evening before and for the hours after.`,
      'We set the tables and clear them. Guards stand indoors and outdoors, and a manager stays on site until the last guest has left.',
    ],
    image: lounge,
    caption: 'Lounge, the bar',
    link: addressOf('mf-marketing/lounge'),
  },
] as const satisfies readonly FacilityCard[];
