import { expect, test } from 'vitest';
import { corporateEvents } from './corporate-events.ts';
import type { PictureCard } from '../picture-card.ts';
import { quoteCards } from '../home/home.ts';
import { otherEvents, picturedEvents, remembrance } from './social-events.ts';
import { weddingCards, weddingKinds, weddingSlides } from './weddings.ts';

const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title);

test('EV-02: five kinds of wedding', () => {
  expect(weddingKinds.map(({ name }) => name)).toEqual(['Yoruba', 'Igbo', 'Hausa', 'English', 'Western']);
});

test('EV-03: four wedding cards', () => {
  expect(titles(weddingCards)).toEqual([
    'Bridal Shower',
    'Wedding Ceremonies',
    'Wedding Receptions',
    'Vows Renewal',
  ]);
});

test('EV-04: the slideshow shows a picture once', () => {
  expect(weddingSlides.length).toBeGreaterThan(1);
  expect(new Set(weddingSlides.map(({ image }) => image)).size).toBe(weddingSlides.length);
});

const socialEvents: readonly (Pick<PictureCard, 'title' | 'hall' | 'links'> & { text: string })[] = [
  ...picturedEvents,
  ...otherEvents,
  remembrance,
];

test('EV-07: eight social events, each picture once, a remembrance last and apart', () => {
  expect(titles(socialEvents)).toEqual([
    'Birthday Parties',
    'Anniversaries',
    'Concert or Entertainment',
    'Graduation',
    'Sweet 16',
    'Retirement',
    'Quinceaneras',
    'Burials or Remembrance',
  ]);
  expect(new Set(picturedEvents.map(({ picture }) => picture)).size).toBe(picturedEvents.length);
});

test('EV-07: a card that names a hall says for how many and at which price, and takes that hall to the booking', () => {
  const inHalls = socialEvents.filter(({ hall }) => hall !== undefined);
  expect(inHalls.map(({ title, text }) => `${title}: ${text.split('. ').at(-1)}`)).toEqual([
    'Anniversaries: For seventy guests, Ball Room at ₦500,000.',
    'Graduation: For nine hundred guests, Wosilat Hall at ₦1,700,000.',
    'Retirement: For seven hundred guests, Ambali Hall at ₦1,500,000.',
  ]);
  for (const { hall, links } of inHalls) expect(links[0]).toMatchObject({ of: `in ${hall}` });
});

test('HM-09, EV-08: what is named with its price is booked, before a quote is asked for', () => {
  for (const { title, text, links } of [...quoteCards, ...socialEvents]) {
    const words = text.includes('₦')
      ? [expect.stringMatching(/^Check a date|^Book Now/), 'Request a quote']
      : ['Request a quote'];
    expect(titles(links), title).toEqual(words);
  }
});

test('EV-09: eight corporate events', () => {
  expect(titles(corporateEvents).toSorted()).toEqual([
    'Award ceremonies',
    'Business meetings and luncheons',
    'Conferences',
    'Expo and tastings',
    'Holiday parties',
    'Non-profit galas',
    'Product launch',
    'Seminars and workshops',
  ]);
});
