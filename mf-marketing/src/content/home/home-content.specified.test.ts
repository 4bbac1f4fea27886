import { expect, test } from 'vitest';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import { facilityCards, homeHero, power, services, quoteCards } from './home.ts';
import { reviews, reviewsIntro } from './reviews.ts';
import { statistics } from './statistics.ts';

test('G-09, G-10: the hero names the headline figures and the place', () => {
  for (const figure of ['42,000', '100 to 4,000', '2,500']) expect(homeHero.lede).toContain(figure);
  expect(homeHero.greeting.rest).toContain('Ago Iwoye, Ogun State, Nigeria');
});

test('HM-04: four counters', () => {
  expect(statistics.map(({ place, guests, more }) => `${place} ${guests}${more ? '+' : ''}`)).toEqual([
    'Event Hall 2500+',
    'Multipurpose Hall 2500+',
    'VIP Lounge 200',
    'Outdoor Function Area 200+',
  ]);
});

test('HM-06, HM-07: every facility card leads to a facility page of its own', () => {
  const paths = facilityCards.flatMap(({ links }) => links.map(({ path }) => path));
  expect(paths.every((path) => path.startsWith('/facilities/'))).toBe(true);
  expect(new Set(paths).size).toBe(facilityCards.length);
});

test('G-08: the gallery, the news and the careers stand in the menu', () => {
  const reached = Object.values(siteFacts().menus).flatMap((links) => links.map(({ path }) => path));
  expect(reached).toEqual(
    expect.arrayContaining([
      addressOf('mf-marketing/gallery'),
      addressOf('mf-marketing/latest-news'),
      addressOf('mf-marketing/career'),
    ]),
  );
});

test('HM-08: every review has a background of its own', () => {
  expect(new Set(reviews.map(({ background }) => background)).size).toBe(reviews.length);
});

test('HM-08: as long as all reviews are samples, the words over them do not claim that guests spoke', () => {
  const samplesOnly = reviews.every(({ isSample }) => isSample);
  expect(reviewsIntro.of).toBe(samplesOnly ? 'ourselves' : 'guests');
  expect(/guests (?:tell|say)/.test(reviewsIntro.title)).toBe(!samplesOnly);
});

test('HM-09: exactly four quote cards', () => {
  expect(quoteCards.map(({ title }) => title)).toEqual([
    'Weddings',
    'Social events',
    'Corporate events',
    'Concerts',
  ]);
});

test('HM-10: the five services', () => {
  expect([`${power.figure} ${power.name}`, ...services.map(({ name }) => name)]).toEqual([
    '24/7 power with standby generator',
    'WiFi',
    'Reception call line',
    'Intercom phones',
    'Security',
  ]);
});
