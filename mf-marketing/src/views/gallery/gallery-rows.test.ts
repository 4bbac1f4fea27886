import { expect, test } from 'vitest';
import { galleryPictures, galleryGroups } from '../../content/gallery.ts';
import { pictureAfter, picturesOf, viewerPosition } from './gallery-rows.ts';

test('MD-01: every picture belongs to exactly one group', () => {
  const byGroup = galleryGroups.flatMap(({ id }) => picturesOf(id));
  expect(byGroup).toEqual(picturesOf('all'));
  expect(picturesOf('all')).toEqual(galleryPictures);
});

test('MD-01: an address with no picture or an unknown one opens nothing', () => {
  expect(viewerPosition(undefined, 'all')).toBeUndefined();
  expect(viewerPosition('ballroom-of-mirrors', 'halls')).toBeUndefined();
});

test('MD-01: a picture of another group opens among all pictures', () => {
  const position = viewerPosition('hall-ambali', 'hotel');
  expect(position?.row).toEqual(galleryPictures);
  expect(position?.row[position.index]?.id).toBe('hall-ambali');
});

test('MD-01: the row wraps round at both ends', () => {
  const row = picturesOf('apartments');
  expect(pictureAfter({ row, index: 1 }, 1)).toBe(row[0]);
  expect(pictureAfter({ row, index: 0 }, -1)).toBe(row[1]);
});
