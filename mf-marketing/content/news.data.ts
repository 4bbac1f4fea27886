import * as z from 'zod';
import { dayOrMonth, pageName } from '../../shared/content/reader/field-kinds.ts';
import { readFolder } from '../../shared/content/reader/read-folder.ts';
import { picture, text } from './content-fields.ts';

const head = z.strictObject({
  title: text('what the article is called'),
  date: dayOrMonth.describe('a day, such as 2024-01-15, or a month, such as 2024-01'),
  picture,
  caption: text('the caption of the picture'),
  summary: text('two or three sentences that say what is new'),
  next: pageName.describe('the name of the page it links to, such as mf-forms/contact'),
  linkText: text('the text of that link'),
  page: pageName.optional().describe('the name of its own page, or left out: then it opens in place'),
  drawing: z
    .enum(['drum-greeting'])
    .optional()
    .describe('drum-greeting, shown below the first section of its own page, or left out'),
});

/** One file each in `news/`, newest first. */
export const articles = readFolder(new URL('news/', import.meta.url), head).toSorted((one, other) =>
  other.date.localeCompare(one.date),
);
