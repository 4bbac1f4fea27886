import * as z from 'zod';
import { count } from '../../shared/content/reader/field-kinds.ts';
import { readFolder } from '../../shared/content/reader/read-folder.ts';
import { picture, text } from './content-fields.ts';

/** The filters of the gallery, in the order of the page. */
const groups = ['halls', 'celebrations', 'hotel', 'apartments', 'evenings'] as const;

const head = z.strictObject({
  title: text('what the picture shows'),
  group: z.enum(groups).describe(`one of ${groups.join(', ')}`),
  picture,
  position: count.describe('a number: the smallest of a group comes first, and is shown largest'),
  slide: count
    .optional()
    .describe(
      'a number, if it belongs in the slideshow instead of the gallery: the smallest comes first; or left out',
    ),
});

/** One file each in `gallery/`, in the order of their groups. */
export const pictureFiles = readFolder(new URL('gallery/', import.meta.url), head).toSorted(
  (one, other) => groups.indexOf(one.group) - groups.indexOf(other.group) || one.position - other.position,
);
