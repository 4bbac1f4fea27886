import { addressOf } from '@venue/shared/contract/address-of.ts';
import { place } from '@venue/shared/venue/contacts.ts';
import { cafe } from '../../media/pictures/cafe.ts';
import { cinema as cinemaPicture } from '../../media/pictures/cinema.ts';
import { lounge } from '../../media/pictures/lounge.ts';
import type { PictureCardContent } from '../picture-card-content.ts';

/** FC-21. The programme is on the cinema’s own site; its address is configured. */
export const cinema = {
  name: 'Cinema',
  description: `Cinema in ${place.town}: tiered rows of red seats, one large screen and power that stays on. Ask what’s on tonight.`,
  title: 'Red seats, one screen, lights down.',
  intro:
    'Through the same gate as the halls and the hotel: tiered seats, one large screen and power that stays on.',
  picture: cinemaPicture,
  caption: 'The cinema',
  programme: {
    online: {
      heading: 'What’s on tonight',
      text: 'Programme, times and tickets are on the cinema’s own site.',
      action: 'See the programme',
      closing: {
        title: 'Which film tonight?',
        text: 'Times and tickets are on the cinema’s own site. It opens in a new tab.',
      },
    },
    byPhone: {
      heading: 'Ask what’s on tonight',
      text: 'Call or message us for the film and the time.',
      closing: {
        title: 'Film news, once a month.',
        text: 'Our monthly letter has news from the cinema.',
        action: 'Get the letter',
      },
    },
  },
  room: [
    {
      name: 'Tiered seats',
      text: 'Each row is higher than the one in front, so you see over the heads before you.',
    },
    {
      name: 'Lit steps',
      text: 'A light at the edge of every step, for latecomers.',
    },
    {
      name: '24/7 power',
      text: 'A standby generator takes over when the power goes, and the film plays on.',
    },
  ],
  around: {
    heading: 'Before and after the film.',
    neighbours: [
      {
        title: 'Something small at the counter',
        text: 'Small round tables, indigo tiles, the garden behind the glass.',
        links: [{ title: 'The cafe', path: addressOf('mf-marketing/cafe') }],
        picture: cafe,
      },
      {
        title: 'Talk about the ending',
        text: 'A bar under three lit arches, and low chairs to linger in.',
        links: [{ title: 'The lounge', path: addressOf('mf-marketing/lounge') }],
        picture: lounge,
      },
    ],
  } satisfies { heading: string; neighbours: readonly PictureCardContent[] },
  whole: {
    heading: 'The whole cinema.',
    text: 'Hire every seat for a premiere, a school outing or a birthday with credits at the end.',
    action: 'Request a quote',
  },
} as const;
