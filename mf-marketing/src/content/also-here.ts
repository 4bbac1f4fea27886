import { addressOf } from '@venue/shared/contract/address-of.ts';

/** Places and pages that the slides do not show, so that the home page leads to all of them (G-08). */
export const alsoHere = [
  { title: 'Event center', path: addressOf('mf-marketing/event-center') },
  { title: 'Conference hall', path: addressOf('mf-marketing/conference-hall') },
  { title: 'Night club', path: addressOf('mf-marketing/night-club') },
  { title: 'Cafe', path: addressOf('mf-marketing/cafe') },
  { title: 'Cinema', path: addressOf('mf-marketing/cinema') },
  { title: 'Car rental and photo booth', path: addressOf('mf-marketing/on-the-move') },
  { title: 'Gallery', path: addressOf('mf-marketing/gallery') },
  { title: 'Latest news', path: addressOf('mf-marketing/latest-news') },
  { title: 'Careers', path: addressOf('mf-marketing/career') },
] as const satisfies readonly { title: string; path: string }[];
