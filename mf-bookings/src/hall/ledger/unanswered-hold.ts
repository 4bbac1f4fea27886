import { hallTerms } from '@venue/shared/venue/hall-terms.ts';
import { z } from '../../zod.ts';
import { storedInstant } from '../../storage/stored-instant.ts';

/** A hold that was requested without an answer, so it may exist (D-22). `at` in ms since the epoch. */
export const unansweredHold = z.object({
  hall: z.string(),
  eventDate: z.string(),
  at: storedInstant,
  invoiceNumber: z.string(),
});
export type UnansweredHold = z.infer<typeof unansweredHold>;

/** When such a hold expires, if it exists; in ms since the epoch. */
export function unansweredUntil({ at }: Pick<UnansweredHold, 'at'>): number {
  return at + hallTerms.invoiceValidHours * 3_600_000;
}
