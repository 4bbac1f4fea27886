import { capacities } from '../halls/capacities.ts';
import { allHallsGuests } from '../halls/hall-words.ts';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import type { PictureRecord } from '../../media/picture-record.ts';
import { apartmentExecutive } from '../../media/pictures/apartment-executive.ts';
import { concertSpace } from '../../media/pictures/concert-space.ts';
import { hallAmbali } from '../../media/pictures/hall-ambali.ts';
import { hotelBasicStandard } from '../../media/pictures/hotel-basic-standard.ts';
import { lounge } from '../../media/pictures/lounge.ts';
import { inFigures } from '@venue/shared/words/in-figures.ts';

/** HM-07. */
export type FacilityCard = {
  heading: string;
  paragraphs: readonly [string, string];
  image: PictureRecord;
  /** Page that Learn More leads to (HM-06). */
  link: string;
};

/** Slides of the home page. */
export const facilityCards = [
  {
    heading: 'Event hall',
    paragraphs: [
      `For ${allHallsGuests} guests, by the day.`,
      'Tables and chairs are set out and cleared by us. The caterer and the colours are yours.',
    ],
    image: hallAmbali,
    link: addressOf('mf-marketing/event-hall'),
  },
  {
    heading: 'Hotel',
    paragraphs: [
      'Breakfast is in the price of every room.',
      'Pools, a spa, a fitness centre and a restaurant are in the house.',
    ],
    image: hotelBasicStandard,
    link: addressOf('mf-marketing/hotels'),
  },
  {
    heading: 'Short-let apartments',
    paragraphs: [
      'Bedrooms with doors that close, a sitting room and a kitchen.',
      'For families who stay on after the party.',
    ],
    image: apartmentExecutive,
    link: addressOf('mf-marketing/apartments'),
  },
  {
    heading: 'Concert space',
    paragraphs: [
      'Stage, floor and lights, booked and paid online.',
      'A standby generator takes over when the line drops. The band sleeps across the court.',
    ],
    image: concertSpace,
    link: addressOf('mf-marketing/concert-space'),
  },
  {
    heading: 'Lounge',
    paragraphs: [
      `Holds ${inFigures(capacities.lounge)}, with bartenders and table linen.`,
      'We set the tables and clear them, and a manager stays until the last guest has left.',
    ],
    image: lounge,
    link: addressOf('mf-marketing/lounge'),
  },
] as const satisfies readonly FacilityCard[];
