import { expect, test } from 'vitest';
import { galleryPictures, gallerySlides } from './gallery.ts';

test('MD-01: the slideshow has pictures of its own, from more than one place: the page shows none twice', () => {
  const onTheWall = galleryPictures.map(({ picture }) => picture);
  for (const { picture } of gallerySlides) expect(onTheWall).not.toContain(picture);
  expect(new Set(gallerySlides.map(({ place }) => place)).size).toBeGreaterThan(2);
});
