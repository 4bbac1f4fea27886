import * as z from 'zod';
import { partRefPattern } from '../../src/contract/name-patterns.ts';

/** Words in one line. */
export const line = z.string().trim().min(1);

/** A number from 0 up; heads carry texts. */
export const count = z
  .string()
  .regex(/^\d{1,6}$/)
  .transform(Number);

function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** A day that exists, `2024-01-15`. */
export const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .refine(isDay);

/** A day or a month that exists, `2024-01-15` or `2024-01`. */
export const dayOrMonth = z.union([
  day,
  z
    .string()
    .regex(/^\d{4}-\d{2}$/)
    .refine((month) => isDay(`${month}-01`)),
]);

/** `yes` or `no`. */
export const yesOrNo = z.enum(['yes', 'no']).transform((answer) => answer === 'yes');

/** The name of a page, as links name it: `mf-forms/contact`. */
export const pageName = z.string().regex(new RegExp(`^${partRefPattern}$`));
