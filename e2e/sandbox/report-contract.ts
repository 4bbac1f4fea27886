import { z } from 'zod';

const word = z.string().max(200);

/** A failure report as sites send it. Other keys are refused, because it must not contain personal data. */
export const failureReportSchema = z.strictObject({
  code: word,
  page: word,
  part: word.optional(),
  release: word.optional(),
  error: word.optional(),
  place: word.optional(),
  forbidden: word.optional(),
});
