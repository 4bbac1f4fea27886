import * as z from 'zod';

/** Servers of a developer's own machine from which pages of a sandbox may take code: `http://127.0.0.1:4174`. */
export const tryFromSchema = z
  .array(z.string().regex(/^http:\/\/(?:localhost|127\.0\.0\.1):\d{2,5}$/))
  .optional();

/** What is wrong with them. A site on which money moves has none. */
export function tryFromProblems(tryFrom: unknown, isLive: boolean): string[] {
  const parsed = tryFromSchema.safeParse(tryFrom);
  if (!parsed.success) {
    return ['tryFrom: must be a list of servers of one’s own machine, such as http://127.0.0.1:4174'];
  }
  return isLive && parsed.data !== undefined
    ? ['tryFrom: is for tests; while the mode is live no page takes code from a developer’s machine']
    : [];
}
