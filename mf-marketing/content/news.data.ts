import * as z from 'zod';
import { readFolder } from '../../shared/content/reader/read-folder.ts';
import { dayOrMonth, pageName } from '../../shared/content/reader/values.ts';
import { picture, text } from './fact-values.ts';

const head = z.strictObject({
  title: text('what the article is called'),
  date: dayOrMonth.describe('a day, such as 2024-01-15, or a month, such as 2024-01'),
  picture,
  caption: text('what stands beside the picture'),
  summary: text('two or three sentences that say what is new'),
  next: pageName.describe('the name of a page to go on to, such as mf-forms/contact'),
  linkText: text('what the link to that page says'),
  page: pageName.optional().describe('the name of a page of its own, or left out: then it opens in place'),
  drawing: z
    .enum(['drum-greeting'])
    .optional()
    .describe('drum-greeting, which a page of its own shows below its first section, or left out'),
});

/** The articles of the news, one file each in `news/`, newest first. */
export const articles = readFolder(new URL('news/', import.meta.url), head).toSorted((one, other) =>
  other.date.localeCompare(one.date),
);
