import * as z from 'zod';

/** A JSON object with any values. */
export const objectSchema = z.record(z.string(), z.unknown());

/** The value at a path of keys, `email.serviceId`; undefined if there is none. */
export function valueAt(content: unknown, key: string): unknown {
  return key.split('.').reduce((below, name) => objectSchema.safeParse(below).data?.[name], content);
}
