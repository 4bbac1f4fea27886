import { expect, test } from 'vitest';
import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import { galleryPictures, galleryPlaces, gallerySlides } from './gallery.ts';

test('MD-01: every picture has an address of its own, and is shown once', () => {
  const ids = galleryPictures.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  expect(new Set(galleryPictures.map(({ picture }) => picture)).size).toBe(ids.length);
});

test('MD-01: the slideshow shows pictures of the wall, from more than one place', () => {
  for (const slide of gallerySlides) expect(galleryPictures).toContainEqual(slide);
  expect(new Set(gallerySlides.map(({ place }) => place)).size).toBeGreaterThan(2);
});

test('MD-01: every place leads to a page of the site', () => {
  const known = new Set(siteFacts().pages.map(({ address }) => address));
  for (const { path } of galleryPlaces) expect(known).toContain(path);
});
