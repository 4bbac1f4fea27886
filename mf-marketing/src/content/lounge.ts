import { capacities } from './capacities.ts';
import { place } from '@venue/shared/venue/contacts.ts';
import { counted } from '@venue/shared/words/counted.ts';
import { hallTerms } from '@venue/shared/venue/hall-terms.ts';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { cinema as cinemaPicture } from '../media/pictures/cinema.ts';
import { lounge as loungePicture } from '../media/pictures/lounge.ts';
import { nightClub as nightClubPicture } from '../media/pictures/night-club.ts';
import type { SocialPlace } from './social-place.ts';

/** FC-23. */
export const lounge = {
  name: 'Lounge',
  capacity: capacities.lounge,
  description: `Lounge for ${counted(capacities.lounge, 'guest')} in ${place.town}, with bartenders, linens, setup and cleaning, a manager on site and guards indoors and outdoors.`,
  title: 'Sit down. The evening is long.',
  lede: `A bar under three lit arches, clay-red chairs, a green bench along the wall. It holds ${capacities.lounge.toLocaleString('en-NG')}, and still has a corner to talk in.`,
  picture: loungePicture,
  caption: 'The lounge, the bar',
  about: {
    heading: 'For the hour before, and the hours after.',
    paragraphs: [
      'Families meet here the evening before the wedding, and the bride’s friends long after it. Take a table, or take the room: a bridal shower, a retirement, a company’s quiet thank-you.',
      `The bartenders come with it, and so does linen, if you want the tables dressed. Chairs and tables move: say how many will sit and how many will stand. Alcohol is for guests aged ${hallTerms.alcoholAge} and over.`,
    ],
  },
  around: {
    heading: 'Where people come from, where they go on to.',
    neighbours: [
      {
        when: 'Before',
        title: 'See the film first',
        text: 'Red seats, one screen, and something to argue about afterwards.',
        place: 'the cinema',
        path: addressOf('mf-marketing/cinema'),
        picture: cinemaPicture,
      },
      {
        when: 'After',
        title: 'When sitting is over',
        text: `A lit floor and a booth, with room for ${capacities.nightClub.toLocaleString('en-NG')}${capacities.nightClub === capacities.lounge ? ' as well' : ''}.`,
        place: 'the night club',
        path: addressOf('mf-marketing/night-club'),
        picture: nightClubPicture,
      },
    ],
  },
} as const satisfies SocialPlace;
