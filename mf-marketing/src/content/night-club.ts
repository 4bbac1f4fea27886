import { formatNaira } from '@venue/shared/money.ts';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { hotelLuxuryStandard } from '../media/pictures/hotel-luxury-standard.ts';
import { lounge as loungePicture } from '../media/pictures/lounge.ts';
import { nightClub as nightClubPicture } from '../media/pictures/night-club.ts';
import { lodgingOf } from '@venue/shared/venue/lodging.ts';
import type { SocialPlace } from './social-place.ts';

/** FC-22. */
export const nightClub = {
  name: 'Night club',
  description:
    'Night club for 200 guests in Ago Iwoye: a lit dance floor, bartenders, linens, setup, a manager and guards. Come for the evening or take the whole room.',
  title: 'A floor that lights up when you do.',
  lede: 'Come for the evening, or take the whole room: a birthday that starts late, the second half of a wedding, a send-off.',
  picture: nightClubPicture,
  caption: 'The night club, floor lit',
  about: {
    heading: 'The floor is the middle of it.',
    paragraphs: [
      'Its squares light up from below, and the booth stands at its head in front of a wall of adire. Benches run along both sides, for shoes that need a rest and for uncles who came to watch.',
      'Bartenders, a manager and guards inside and out are part of the room. So is the work afterwards: we set the tables, and we clear them. Alcohol is for guests aged 21 and over.',
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
        text: `Five kinds of room, from ${formatNaira(lodgingOf('basic-standard').listedRate)} a night. Breakfast is part of the price.`,
        place: 'the hotel',
        path: addressOf('mf-marketing/hotels'),
        picture: hotelLuxuryStandard,
      },
    ],
  },
} as const satisfies SocialPlace;
