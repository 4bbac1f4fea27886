import { addressOf } from '@venue/shared/contract/address-of.ts';
import { counted } from '@venue/shared/text/numbers.ts';
import { place } from '@venue/shared/venue/contacts.ts';
import { cafe as cafePicture } from '../../media/pictures/cafe.ts';
import { capacities } from '../halls/capacities.ts';
import { quoteWith } from '../links.ts';
import type { SocialPlace } from './social-specs.ts';

/** FC-24. */
export const cafe = {
  name: 'Cafe',
  capacity: capacities.cafe,
  description: `A cafe for ${counted(capacities.cafe, 'guest')} in ${place.town}. Meet your planner over coffee, or hire the whole room, with linens, bartenders, setup, a manager and guards.`,
  title: 'Coffee first, then the guest list.',
  intro: 'Small round tables, a counter of indigo tiles, and the garden behind the glass.',
  picture: cafePicture,
  caption: 'The cafe, by day',
  specs: {
    bartenders: 'Included when you hire the room.',
    linens: 'For the long table at a naming ceremony.',
    setup: 'Set before you arrive, swept after you leave.',
    management: 'One manager on site from the first cup.',
    guards: 'At the gate and at the door.',
  },
} as const satisfies SocialPlace & { intro: string };

/** Links at the end of the page. */
export const cafeReasons = [
  { title: 'View Gallery', note: 'to look around first', path: addressOf('mf-marketing/gallery') },
  { title: 'The restaurant', note: 'to stay for dinner', path: addressOf('mf-marketing/hotels') },
  {
    title: 'Request a quote',
    note: `for the whole room: ${counted(capacities.cafe, 'guest')}`,
    path: quoteWith({ place: 'Cafe' }),
  },
] as const;
