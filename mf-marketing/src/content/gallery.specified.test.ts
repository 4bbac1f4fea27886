import { expect, test } from 'vitest';
import { galleryPictures, gallerySlides } from './gallery.ts';

test('MD-01: the slideshow shows pictures of the wall, from more than one place', () => {
  for (const slide of gallerySlides) expect(galleryPictures).toContainEqual(slide);
  expect(new Set(gallerySlides.map(({ place }) => place)).size).toBeGreaterThan(2);
});
