import { place } from '@venue/shared/venue/contacts.ts';
import { counted } from '@venue/shared/words/counted.ts';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { cafe as cafePicture } from '../../media/pictures/cafe.ts';
import { capacities } from '../halls/capacities.ts';
import { quoteAbout } from '../events/quote-about.ts';
import type { SocialPlace } from './social-specs.ts';

/** FC-24. */
export const cafe = {
  name: 'Cafe',
  capacity: capacities.cafe,
  description: `Cafe for ${counted(capacities.cafe, 'guest')} in ${place.town}. Meet the planner over coffee, or take the whole room with linens, bartenders, setup, a manager and guards.`,
  title: 'Coffee first, then the guest list.',
  lede: 'Small round tables, a counter of indigo tiles, and the garden behind the glass.',
  picture: cafePicture,
  caption: 'The cafe, by day',
  specs: {
    bartenders: 'Included when you take the room.',
    linens: 'For the long table of a naming.',
    setup: 'Laid before you come, swept after you go.',
    management: 'One manager on site from the first cup on.',
    guards: 'At the gate and at the door.',
  },
} as const satisfies SocialPlace & { lede: string };

/** Why people sit down here, and where each of them goes on to. */
export const cafeReasons = [
  { title: 'View Gallery', note: 'to look round first', path: addressOf('mf-marketing/gallery') },
  { title: 'The restaurant', note: 'to stay until dinner', path: addressOf('mf-marketing/hotels') },
  {
    title: 'Request a quote',
    note: `for the whole room: ${counted(capacities.cafe, 'guest')}`,
    path: quoteAbout('Cafe'),
  },
] as const;
