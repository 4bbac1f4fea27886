import { expect, test } from 'vitest';
import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import { galleryPictures, galleryGroups, gallerySlides } from './gallery.ts';

test('MD-01: every picture has an address of its own, and is shown once, in the slideshow or below it', () => {
  const ids = galleryPictures.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  const all = [...galleryPictures, ...gallerySlides].map(({ picture }) => picture);
  expect(new Set(all).size).toBe(all.length);
});

test('MD-01: every place leads to a page of the site', () => {
  const known = new Set(siteFacts().pages.map(({ address }) => address));
  for (const { path } of galleryGroups) expect(known).toContain(path);
});
