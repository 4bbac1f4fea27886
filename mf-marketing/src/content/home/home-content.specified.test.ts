import { expect, test } from 'vitest';
import { facilityCards } from './home.ts';
import { reviews, reviewsIntro } from './reviews.ts';

test('HM-06, HM-07: every facility card leads to a facility page of its own', () => {
  const paths = facilityCards.flatMap(({ links }) => links.map(({ path }) => path));
  expect(paths.every((path) => path.startsWith('/facilities/'))).toBe(true);
  expect(new Set(paths).size).toBe(facilityCards.length);
});

test('HM-08: as long as all reviews are samples, the words over them do not claim that guests spoke', () => {
  const samplesOnly = reviews.every(({ isSample }) => isSample);
  expect(reviewsIntro.about).toBe(samplesOnly ? 'ourselves' : 'guests');
  expect(/guests (?:tell|say)/.test(reviewsIntro.title)).toBe(!samplesOnly);
});
