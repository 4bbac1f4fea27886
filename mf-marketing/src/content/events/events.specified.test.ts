import { expect, test } from 'vitest';
import type { PictureCardContent } from '../picture-card-content.ts';
import { quoteCards } from '../home/home.ts';
import { otherEvents, picturedEvents, remembrance } from './social-events.ts';

const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title);

const socialEvents: readonly (Pick<PictureCardContent, 'title' | 'hall' | 'links'> & { text: string })[] = [
  ...picturedEvents,
  ...otherEvents,
  remembrance,
];

test('EV-07: no picture is shown twice', () => {
  expect(new Set(picturedEvents.map(({ picture }) => picture)).size).toBe(picturedEvents.length);
});

test('EV-07: a card that names a hall says for how many and at which price, and takes that hall to the booking', () => {
  const inHalls = socialEvents.filter(({ hall }) => hall !== undefined);
  expect(inHalls.map(({ title, text }) => `${title}: ${text.split('. ').at(-1)}`)).toEqual([
    'Anniversaries: For seventy guests, Ball Room at ₦500,000.',
    'Graduation: For nine hundred guests, Wosilat Hall at ₦1,700,000.',
    'Retirement: For seven hundred guests, Ambali Hall at ₦1,500,000.',
  ]);
  for (const { hall, links } of inHalls) expect(links[0]).toMatchObject({ hiddenText: `in ${hall}` });
});

test('HM-09, EV-08: what is named with its price is booked, before a quote is asked for', () => {
  for (const { title, text, links } of [...quoteCards, ...socialEvents]) {
    const words = text.includes('₦')
      ? [expect.stringMatching(/^Check a date|^Book Now/), 'Request a quote']
      : ['Request a quote'];
    expect(titles(links), title).toEqual(words);
  }
});
