import { capacities } from './capacities.ts';
import { place } from '@venue/shared/venue/contacts.ts';
import { counted } from '@venue/shared/words/counted.ts';
import { hallTerms } from '@venue/shared/venue/hall-terms.ts';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { cafe as cafePicture } from '../media/pictures/cafe.ts';
import { conferenceHall } from '../media/pictures/conference-hall.ts';
import { restaurantBuffet } from '../media/pictures/restaurant-buffet.ts';
import type { SocialPlace } from './social-place.ts';

/** FC-24. */
export const cafe = {
  name: 'Cafe',
  capacity: capacities.cafe,
  description: `Cafe for ${counted(capacities.cafe, 'guest')} in ${place.town}. Meet the planner over coffee, or take the whole room with linens, bartenders, setup, a manager and guards.`,
  title: 'Coffee first, then the guest list.',
  lede: 'Small round tables, a counter of indigo tiles, and the garden behind the glass.',
  picture: cafePicture,
  caption: 'The cafe, by day',
  about: {
    heading: 'A table for two, or the whole room.',
    paragraphs: [
      'Meet the planner here, wait for your car, or let the seminar out for its break. The small tables push together when the family turns out larger than announced.',
      `Taken whole, the cafe holds ${capacities.cafe.toLocaleString('en-NG')}: a naming breakfast, a graduation lunch, a product launch over cake. What comes with it is the same as in the lounge, bartenders included; alcohol is for guests aged ${hallTerms.alcoholAge} and over.`,
    ],
  },
  around: {
    heading: 'Who else is at the counter?',
    neighbours: [
      {
        when: 'In the break',
        title: 'A break from the seminar',
        text: 'Rows of desks, a large screen, daylight through a patterned wall.',
        place: 'the conference hall',
        path: addressOf('mf-marketing/conference-hall'),
        picture: conferenceHall,
      },
      {
        when: 'Staying on',
        title: 'When coffee becomes dinner',
        text: 'The hotel has a restaurant, a buffet and a bar, across the court.',
        place: 'the hotel',
        path: addressOf('mf-marketing/hotels'),
        picture: restaurantBuffet,
      },
    ],
  },
} as const satisfies SocialPlace;
