import { formatNaira } from '@venue/shared/money.ts';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import type { PictureRecord } from '../media/picture-record.ts';
import { apartmentExecutive } from '../media/pictures/apartment-executive.ts';
import { concertSpace } from '../media/pictures/concert-space.ts';
import { hallAmbali } from '../media/pictures/hall-ambali.ts';
import { hotelLuxuryDeluxe } from '../media/pictures/hotel-luxury-deluxe.ts';
import { lounge } from '../media/pictures/lounge.ts';
import { concertDayRate, lodgingOf } from '@venue/shared/venue/lodging.ts';
import { hallsFrom } from '@venue/shared/venue/halls.ts';

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
      `Three halls for hire by the day: the Ball Room for 80, Ambali Hall for 700 to 800, Wosilat Hall for 800 to 900. From ${formatNaira(hallsFrom)}.`,
      'Tables and chairs are set out and cleared by us, with a manager and guards on site. The caterer and the colours are yours to choose.',
    ],
    image: hallAmbali,
    caption: 'Ambali Hall, round tables',
    link: addressOf('mf-marketing/event-hall'),
  },
  {
    heading: 'Hotel',
    paragraphs: [
      `Five kinds of room, from ${formatNaira(lodgingOf('basic-standard').listedRate)} a night in a Basic Standard to ${formatNaira(lodgingOf('luxury-deluxe').listedRate)} in a Luxury Deluxe.`,
      'Breakfast is part of the price. Swimming pools, a spa, a fitness centre and a restaurant are in the house, and room service comes to the door.',
    ],
    image: hotelLuxuryDeluxe,
    caption: 'Luxury Deluxe room',
    link: addressOf('mf-marketing/hotels'),
  },
  {
    heading: 'Short-let apartments',
    paragraphs: [
      `An Executive Apartment with three bedrooms or a Luxury Suite with two, each ${formatNaira(lodgingOf('executive-apartment').listedRate)} a night.`,
      'For families who travel together and stay on after the party: a kitchen of your own, breakfast if you want it, gym and pools.',
    ],
    image: apartmentExecutive,
    caption: 'Executive Apartment',
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
      'Room for 200, with bartenders and table linen. Good for the evening before and for the hours after.',
      'We set the tables and clear them. Guards stand indoors and outdoors, and a manager stays on site until the last guest has left.',
    ],
    image: lounge,
    caption: 'Lounge, the bar',
    link: addressOf('mf-marketing/lounge'),
  },
] as const satisfies readonly FacilityCard[];
