import { expect, test } from 'vitest';
import type { PictureCardContent } from '../picture-card-content.ts';
import { quoteCards } from '../home/home.ts';
import { otherEvents, picturedEvents, remembrance } from './social-events.ts';

const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title);

const socialEvents: readonly (Pick<PictureCardContent, 'title' | 'links'> & { text: string })[] = [
  ...picturedEvents,
  ...otherEvents,
  remembrance,
];

test('HM-09, EV-08: what is named with its price is booked, before a quote is asked for', () => {
  for (const { title, text, links } of [...quoteCards, ...socialEvents]) {
    const words = text.includes('₦')
      ? [expect.stringMatching(/^Check a date|^Book Now/), 'Request a quote']
      : ['Request a quote'];
    expect(titles(links), title).toEqual(words);
  }
});
