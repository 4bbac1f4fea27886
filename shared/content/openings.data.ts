import * as z from 'zod';
import { count, day, line } from './reader/field-kinds.ts';
import { readFolder } from './reader/read-folder.ts';

const head = z.strictObject({
  job: line.describe('what the job is called'),
  posts: count.describe('how many people are needed, such as 2'),
  posted: day.describe('the day from which it is open, such as 2024-01-15'),
  closes: day.optional().describe('the last day to apply, such as 2024-02-15, or left out'),
  hours: z
    .enum(['full-time', 'part-time', 'contract', 'temporary', 'intern'])
    .optional()
    .describe('one of full-time, part-time, contract, temporary, intern, or left out'),
  position: count.describe('a number: the smallest stands first in the form’s list'),
});

/** The open jobs, one file each in `openings/`, in the order of the form’s list. */
export const openings = readFolder(new URL('openings/', import.meta.url), head).toSorted(
  (one, other) => one.position - other.position,
);
