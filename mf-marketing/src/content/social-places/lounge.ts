import { addressOf } from '@venue/shared/contract/address-of.ts';
import { counted } from '@venue/shared/text/numbers.ts';
import { place } from '@venue/shared/venue/contacts.ts';
import { cinema } from '../../media/pictures/cinema.ts';
import { loungeBench } from '../../media/pictures/lounge-bench.ts';
import { lounge as loungePicture } from '../../media/pictures/lounge.ts';
import { nightClub } from '../../media/pictures/night-club.ts';
import { capacities } from '../halls/capacities.ts';
import type { PictureCardContent } from '../picture-card-content.ts';
import type { SocialPlace } from './social-specs.ts';

/** FC-23. */
export const lounge = {
  name: 'Lounge',
  capacity: capacities.lounge,
  description: `A lounge for ${counted(capacities.lounge, 'guest')} in ${place.town}, with bartenders, linens, setup and cleaning, a manager on site and guards indoors and outdoors.`,
  title: 'Sit down.',
  /** A no-break space keeps its last word from standing alone. */
  secondLine: 'The night is\u00A0young.',
  picture: loungePicture,
  caption: 'The lounge, the bar',
  specs: {
    bartenders: 'Included when you hire the room.',
    linens: 'For the low tables and the long one.',
    setup: 'Rows for a speech, a circle for a bridal shower.',
    management: 'One manager on site until the last guest has left.',
    guards: 'At the door and watching the cars.',
  },
} as const satisfies SocialPlace;

/** The three stops of an evening. */
export const loungeEvening = [
  {
    title: 'Before',
    text: 'Red seats, one screen, and something to talk about afterwards.',
    links: [{ title: 'The cinema', path: addressOf('mf-marketing/cinema') }],
    picture: cinema,
  },
  {
    title: 'Here',
    text: 'A bridal shower, a retirement, a company’s thanks. Take a table or the whole room.',
    links: [{ title: 'Ask for a table', path: addressOf('mf-forms/contact') }],
    picture: loungeBench,
  },
  {
    title: 'After',
    text: 'A lit dance floor and a DJ booth, next door.',
    links: [{ title: 'The night club', path: addressOf('mf-marketing/night-club') }],
    picture: nightClub,
  },
] as const satisfies readonly PictureCardContent[];
