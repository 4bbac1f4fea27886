import { z } from 'zod';

const word = z.string().max(200);

/** A failure report as a site of this kind sends it. Whatever else stands in it is refused: it must not hold personal data. */
export const failureReportSchema = z.strictObject({
  code: word,
  page: word,
  part: word.optional(),
  release: word.optional(),
  error: word.optional(),
  place: word.optional(),
  forbidden: word.optional(),
});
