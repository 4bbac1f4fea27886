import { place } from '@venue/shared/venue/contacts.ts';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { cafe } from '../../media/pictures/cafe.ts';
import { cinema as cinemaPicture } from '../../media/pictures/cinema.ts';
import { lounge } from '../../media/pictures/lounge.ts';
import type { PictureCard } from '../picture-card.ts';

/** FC-21. The programme itself is kept on another site, whose address is configuration. */
export const cinema = {
  name: 'Cinema',
  description: `The cinema of the venue in ${place.town}: stepped rows of red seats, one large screen, and power that stays. Ask what is on tonight.`,
  title: 'Red seats, one screen, lights down.',
  lede: 'Behind the same gate as the halls and the hotel: rows that rise, one large screen, and power that stays on.',
  picture: cinemaPicture,
  caption: 'The cinema',
  programme: {
    online: {
      heading: 'What is on tonight',
      text: 'Programme, times and tickets are on the cinema’s own site.',
      action: 'See the programme',
      closing: {
        title: 'Which film tonight?',
        text: 'Times and tickets are on the cinema’s own site. It opens in a new tab.',
      },
    },
    byPhone: {
      heading: 'Ask what is on tonight',
      text: 'Write or ring for the film and the hour.',
      closing: {
        title: 'The films, in a letter.',
        text: 'One letter a month, with news from the cinema.',
        action: 'Get the letter',
      },
    },
  },
  room: [
    {
      name: 'Rows that rise',
      text: 'Each row sits higher than the one before it, so you see over the heads in front.',
    },
    {
      name: 'Lit steps',
      text: 'A light at the edge of every step, for those who come late.',
    },
    {
      name: '24/7 power',
      text: 'The standby generator takes over when the line drops, and the film goes on.',
    },
  ],
  around: {
    heading: 'Before the film, and after it.',
    neighbours: [
      {
        title: 'Something small at the counter',
        text: 'Small round tables, indigo tiles, the garden behind the glass.',
        ways: [{ title: 'To the cafe', path: addressOf('mf-marketing/cafe') }],
        picture: cafe,
      },
      {
        title: 'Talk about the ending',
        text: 'A bar under three lit arches, and low chairs to sit on in.',
        ways: [{ title: 'To the lounge', path: addressOf('mf-marketing/lounge') }],
        picture: lounge,
      },
    ],
  } satisfies { heading: string; neighbours: readonly PictureCard[] },
  whole: {
    heading: 'The whole cinema.',
    text: 'A premiere, a school outing, a birthday with credits at the end: ask for every seat.',
    action: 'Request a quote',
  },
} as const;
