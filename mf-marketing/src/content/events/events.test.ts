import { expect, test } from 'vitest';
import { corporateEvents } from './corporate-events.ts';
import { eventsAt, socialEvents } from './social-events.ts';
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

test('EV-07: eight social events, each picture once', () => {
  expect(titles(socialEvents)).toEqual([
    'Birthday Parties',
    'Sweet 16',
    'Anniversaries',
    'Retirement',
    'Concert or Entertainment',
    'Graduation',
    'Quinceaneras',
    'Burials or Remembrance',
  ]);
  const pictures = eventsAt('pictured').map(({ picture }) => picture);
  expect(new Set(pictures).size).toBe(pictures.length);
});

test('EV-07: a card that names a hall says for how many and at which price, and takes that hall to the booking', () => {
  const inHalls = socialEvents.filter(({ text }) => text.includes('₦') && !text.includes('a day'));
  expect(inHalls.map(({ title, text }) => `${title}: ${text.split('. ').at(-1)}`)).toEqual([
    'Anniversaries: For seventy guests, Ball Room at ₦500,000.',
    'Retirement: For seven hundred guests, Ambali Hall at ₦1,500,000.',
    'Graduation: For nine hundred guests, Wosilat Hall at ₦1,700,000.',
  ]);
  expect(inHalls.map((card) => 'booking' in card && card.booking)).toEqual(
    ['Ball Room', 'Ambali Hall', 'Wosilat Hall'].map((hall) => expect.objectContaining({ hall })),
  );
});

test('EV-07: a remembrance stands last and apart, with a cloth in place of a picture', () => {
  expect(socialEvents.at(-1)).toMatchObject({
    title: 'Burials or Remembrance',
    place: 'apart',
    cloth: 'iye',
  });
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
