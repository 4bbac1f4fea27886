import { capacities } from './capacities.ts';
import { place } from '@venue/shared/venue/contacts.ts';
import { counted } from '@venue/shared/words/counted.ts';
import { hallTerms } from '@venue/shared/venue/hall-terms.ts';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { hotelLuxuryStandard } from '../media/pictures/hotel-luxury-standard.ts';
import { lounge as loungePicture } from '../media/pictures/lounge.ts';
import { nightClub as nightClubPicture } from '../media/pictures/night-club.ts';
import { capital } from '@venue/shared/words/number-words.ts';
import { kindsOfRoom, roomsFrom } from './lodging-words.ts';
import type { SocialPlace } from './social-place.ts';

/** FC-22. */
export const nightClub = {
  name: 'Night club',
  capacity: capacities.nightClub,
  description: `Night club for ${counted(capacities.nightClub, 'guest')} in ${place.town}: a lit dance floor, bartenders, linens, setup, a manager and guards. Come for the evening or take the whole room.`,
  title: 'A floor that lights up when you do.',
  lede: 'Come for the evening, or take the whole room: a birthday that starts late, the second half of a wedding, a send-off.',
  picture: nightClubPicture,
  caption: 'The night club, floor lit',
  about: {
    heading: 'The floor is the middle of it.',
    paragraphs: [
      'Its squares light up from below, and the booth stands at its head in front of a wall of adire. Benches run along both sides, for shoes that need a rest and for uncles who came to watch.',
      `Bartenders, a manager and guards inside and out are part of the room. So is the work afterwards: we set the tables, and we clear them. Alcohol is for guests aged ${hallTerms.alcoholAge} and over.`,
    ],
  },
  around: {
    heading: 'Before the floor, and after it.',
    neighbours: [
      {
        when: 'Before',
        title: 'Start at the bar',
        text: 'Clay-red chairs, three lit shelves, and talk that needs no shouting.',
        place: 'the lounge',
        path: addressOf('mf-marketing/lounge'),
        picture: loungePicture,
      },
      {
        when: 'After',
        title: 'Sleep across the court',
        text: `${capital(kindsOfRoom)}, from ${roomsFrom} a night. Breakfast is part of the price.`,
        place: 'the hotel',
        path: addressOf('mf-marketing/hotels'),
        picture: hotelLuxuryStandard,
      },
    ],
  },
} as const satisfies SocialPlace;
