import * as z from 'zod';
import { count, dayOrMonth, yesOrNo } from '../../shared/content/reader/field-kinds.ts';
import { readFolder } from '../../shared/content/reader/read-folder.ts';
import { picture, text } from './content-fields.ts';

const cloths = ['olokoto', 'agbole', 'digi', 'igbiOkun', 'orita', 'iye', 'owoEyo', 'eko'] as const;

const head = z.strictObject({
  text: text('what was said'),
  name: text('who said it'),
  occasion: text('the occasion, and where it was'),
  date: dayOrMonth.optional().describe('when, as a day or a month such as 2026-03, or left out'),
  cloth: z.enum(cloths).describe(`the pattern beside the name: one of ${cloths.join(', ')}`),
  background: picture,
  sample: yesOrNo.describe('yes, if nobody said it and it only shows what a review looks like; otherwise no'),
  position: count.describe('a number: the smallest comes first'),
});

/** One file each in `reviews/`. */
export const reviewFiles = readFolder(new URL('reviews/', import.meta.url), head).toSorted(
  (one, other) => one.position - other.position,
);
