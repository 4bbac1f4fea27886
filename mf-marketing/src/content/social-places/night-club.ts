import { counted } from '@venue/shared/text/numbers.ts';
import { place } from '@venue/shared/venue/contacts.ts';
import { nightClub as nightClubPicture } from '../../media/pictures/night-club.ts';
import { capacities } from '../halls/capacities.ts';
import type { SocialPlace } from './social-specs.ts';

/** FC-22. */
export const nightClub = {
  name: 'Night club',
  capacity: capacities.nightClub,
  description: `A night club for ${counted(capacities.nightClub, 'guest')} in ${place.town}: a lit dance floor, bartenders, linens, setup, a manager and guards. Come for the night or hire the whole room.`,
  title: 'A floor that lights up when you do.',
  picture: nightClubPicture,
  caption: 'The night club',
  specs: {
    bartenders: 'Included when you hire the room.',
    linens: 'For the tables round the dance floor.',
    setup: 'We set up, clear away and sweep.',
    management: 'One manager on site until the lights go up.',
    guards: 'On the floor, at the door and outside.',
  },
} as const satisfies SocialPlace;
