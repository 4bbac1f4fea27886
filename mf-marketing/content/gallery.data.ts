import * as z from 'zod';
import { readFolder } from '../../shared/content/reader/read-folder.ts';
import { count } from '../../shared/content/reader/field-kinds.ts';
import { galleryGroupIds } from './gallery-groups.ts';
import { picture, text } from './content-fields.ts';

const head = z.strictObject({
  title: text('what the picture shows'),
  place: z.enum(galleryGroupIds).describe(`one of ${galleryGroupIds.join(', ')}`),
  picture,
  position: count.describe('a number: the smallest of a place comes first, and is shown largest'),
  slide: count
    .optional()
    .describe(
      'a number, if it belongs in the slideshow instead of the gallery: the smallest comes first; or left out',
    ),
});

/** One file each in `gallery/`, grouped by place. */
export const pictureFiles = readFolder(new URL('gallery/', import.meta.url), head).toSorted(
  (one, other) =>
    galleryGroupIds.indexOf(one.place) - galleryGroupIds.indexOf(other.place) ||
    one.position - other.position,
);
