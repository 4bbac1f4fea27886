import * as z from 'zod';
import { count, yesOrNo } from '../../shared/content/reader/field-kinds.ts';
import { readFolder } from '../../shared/content/reader/read-folder.ts';
import { picture, text } from './content-fields.ts';

const head = z.strictObject({
  name: text('the name, as this person wants to be called'),
  work: text('what this person does here'),
  picture: picture.optional(),
  agreed: yesOrNo
    .refine((agreed) => agreed)
    .describe('yes: this person has agreed to appear on the site; otherwise remove the file'),
  position: count.describe('a number: the smallest comes first'),
});

/** People who have agreed to be named, one file each in `team/`. */
export const teamMembers = readFolder(new URL('team/', import.meta.url), head).toSorted(
  (one, other) => one.position - other.position,
);
