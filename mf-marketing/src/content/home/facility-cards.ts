import { addressOf } from '@venue/shared/contract/address-of.ts';
import { inFigures } from '@venue/shared/words/numbers.ts';
import { apartmentExecutive } from '../../media/pictures/apartment-executive.ts';
import { concertSpace } from '../../media/pictures/concert-space.ts';
import { hallAmbali } from '../../media/pictures/hall-ambali.ts';
import { hotelBasicStandard } from '../../media/pictures/hotel-basic-standard.ts';
import { lounge } from '../../media/pictures/lounge.ts';
import { capacities } from '../halls/capacities.ts';
import { allHallsGuests } from '../halls/halls.ts';
import type { PictureCard } from '../picture-card.ts';

/** Slides of the home page (HM-05 to HM-07). */
export const facilityCards = [
  {
    title: 'Event hall',
    text: `For ${allHallsGuests} guests, by the day.`,
    more: 'We set out and clear the tables and chairs. You choose the caterer and the colours.',
    picture: hallAmbali,
    ways: [{ title: 'Learn More', of: 'about the event hall', path: addressOf('mf-marketing/event-hall') }],
  },
  {
    title: 'Hotel',
    text: 'Breakfast is included with every room.',
    more: 'Pools, a spa, a fitness centre and a restaurant are on site.',
    picture: hotelBasicStandard,
    ways: [{ title: 'Learn More', of: 'about the hotel', path: addressOf('mf-marketing/hotels') }],
  },
  {
    title: 'Short-let apartments',
    text: 'Separate bedrooms, a sitting room and a kitchen.',
    more: 'For families who stay on after the party.',
    picture: apartmentExecutive,
    ways: [{ title: 'Learn More', of: 'about the apartments', path: addressOf('mf-marketing/apartments') }],
  },
  {
    title: 'Concert space',
    text: 'Stage, floor and lights. Book and pay online.',
    more: 'A standby generator takes over when the power goes, and the band can sleep across the court.',
    picture: concertSpace,
    ways: [
      { title: 'Learn More', of: 'about the concert space', path: addressOf('mf-marketing/concert-space') },
    ],
  },
  {
    title: 'Lounge',
    text: `Room for ${inFigures(capacities.lounge)}, with bartenders included and linens available.`,
    more: 'We set and clear the tables, and a manager stays until the last guest has left.',
    picture: lounge,
    ways: [{ title: 'Learn More', of: 'about the lounge', path: addressOf('mf-marketing/lounge') }],
  },
] as const satisfies readonly PictureCard[];
