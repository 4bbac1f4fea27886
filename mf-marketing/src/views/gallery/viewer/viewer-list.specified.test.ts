import { expect, test } from 'vitest';
import { galleryPictures } from '../../../content/house/gallery.ts';
import { picturesOf, viewerPosition } from './viewer-list.ts';

test('MD-01: the viewer leafs through the row that the filter shows', () => {
  const position = viewerPosition('buffet', 'hotel');
  expect(position?.row).toEqual(picturesOf('hotel'));
  expect(position?.row[position.index]?.title).toBe('Buffet');
});

test('MD-01: an address from somewhere else opens its picture among all of them', () => {
  const position = viewerPosition('hall-ambali', 'hotel');
  expect(position?.row).toEqual(galleryPictures);
  expect(position?.row[position.index]?.id).toBe('hall-ambali');
});
