import { addressOf } from '@venue/shared/contract/address-of.ts';
import { inFigures } from '@venue/shared/words/in-figures.ts';
import { apartmentExecutive } from '../../media/pictures/apartment-executive.ts';
import { concertSpace } from '../../media/pictures/concert-space.ts';
import { hallAmbali } from '../../media/pictures/hall-ambali.ts';
import { hotelBasicStandard } from '../../media/pictures/hotel-basic-standard.ts';
import { lounge } from '../../media/pictures/lounge.ts';
import { capacities } from '../halls/capacities.ts';
import { allHallsGuests } from '../halls/hall-text.ts';
import type { PictureCard } from '../picture-card.ts';

/** Slides of the home page: each has two paragraphs, and leads to the page of its facility (HM-05 to HM-07). */
export const facilityCards = [
  {
    title: 'Event hall',
    text: `For ${allHallsGuests} guests, by the day.`,
    more: 'Tables and chairs are set out and cleared by us. The caterer and the colours are yours.',
    picture: hallAmbali,
    ways: [{ title: 'Learn More', of: 'about the event hall', path: addressOf('mf-marketing/event-hall') }],
  },
  {
    title: 'Hotel',
    text: 'Breakfast is in the price of every room.',
    more: 'Pools, a spa, a fitness centre and a restaurant are in the house.',
    picture: hotelBasicStandard,
    ways: [{ title: 'Learn More', of: 'about the hotel', path: addressOf('mf-marketing/hotels') }],
  },
  {
    title: 'Short-let apartments',
    text: 'Bedrooms with doors that close, a sitting room and a kitchen.',
    more: 'For families who stay on after the party.',
    picture: apartmentExecutive,
    ways: [{ title: 'Learn More', of: 'about the apartments', path: addressOf('mf-marketing/apartments') }],
  },
  {
    title: 'Concert space',
    text: 'Stage, floor and lights, booked and paid online.',
    more: 'A standby generator takes over when the line drops. The band sleeps across the court.',
    picture: concertSpace,
    ways: [
      { title: 'Learn More', of: 'about the concert space', path: addressOf('mf-marketing/concert-space') },
    ],
  },
  {
    title: 'Lounge',
    text: `Holds ${inFigures(capacities.lounge)}, with bartenders and table linen.`,
    more: 'We set the tables and clear them, and a manager stays until the last guest has left.',
    picture: lounge,
    ways: [{ title: 'Learn More', of: 'about the lounge', path: addressOf('mf-marketing/lounge') }],
  },
] as const satisfies readonly PictureCard[];
