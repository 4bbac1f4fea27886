import { expect, test } from 'vitest';
import { isListedId, isListedPath } from './filter-lists.ts';

const version = '/mf-x/0.1.0-0123456789/assets';

test.each([
  'share-button-4K_uhh2-.js',
  'social-birthday-960-Cv4Xc_um.avif',
  'newsletter-form-D1ZI932l.js',
  'socialShare-a.js',
  'cookie-consent-a.js',
  'advert-terms-a.js',
  'hall-468x60-a.webp',
  'piwik-a.js',
])('lists block %s', (file) => {
  expect(isListedPath(`${version}/${file}`)).toBe(true);
});

test.each([
  `${version}/social-events-view-rcgOr4K7.js`,
  `${version}/gift-button-4K_uhh2-.js`,
  `${version}/birthday-960-Cv4Xc_um.avif`,
  '/events/social-events',
  '/media/newsletter',
  '/privacy',
])('lists do not block %s', (path) => {
  expect(isListedPath(path)).toBe(false);
});

test('ids that lists hide are recognised, and similar words are not', () => {
  expect(['adverts', 'ad-top', 'Sponsors'].map(isListedId)).toEqual([true, true, true]);
  expect(['address', 'posters', 'adding'].map(isListedId)).toEqual([false, false, false]);
});
