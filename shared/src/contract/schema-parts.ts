import * as z from 'zod';

// What several parts of the venue's document are made of.

export const text = z.string().min(1);
export const naira = z.int().positive();
export const count = z.int().positive();
export const percent = z.int().min(1).max(99);
export const clock = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
  .meta({ allowed: 'a time of day, HH:MM' });
export const key = z
  .string()
  .regex(/^[a-z][a-z\d-]*$/)
  .meta({ allowed: 'lower-case letters, digits and hyphens, starting with a letter' });
