import { expect, test } from 'vitest';
import { galleryPictures } from '../../content/gallery.ts';
import { picturesOf, viewerPosition } from './gallery-rows.ts';

test('MD-01: the viewer moves through the filtered row', () => {
  const position = viewerPosition('buffet', 'hotel');
  expect(position?.row).toEqual(picturesOf('hotel'));
  expect(position?.row[position.index]?.title).toBe('Buffet');
});

test('MD-01: a picture of another place opens among all pictures', () => {
  const position = viewerPosition('hall-ambali', 'hotel');
  expect(position?.row).toEqual(galleryPictures);
  expect(position?.row[position.index]?.id).toBe('hall-ambali');
});
