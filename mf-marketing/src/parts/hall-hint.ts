import { wholeNumber } from '@venue/shared/form/whole-number.ts';
import { roomFor } from '@venue/shared/venue/halls.ts';
import type { Hall } from '@venue/shared/venue/venue-schema.ts';

/** What the strip says of a number of guests. */
export type HallHint =
  /** Nobody was counted. */
  { kind: 'all' } | { kind: 'fits'; hall: string } | { kind: 'beyond' };

/** The smallest of the halls, smallest first, that takes as many as were typed. */
export function hallHint(
  typed: string,
  halls: readonly Pick<Hall, 'name' | 'listed' | 'inTerms'>[],
): HallHint {
  const guests = wholeNumber(typed) ?? 0;
  if (guests === 0) return { kind: 'all' };
  const hall = halls.find((one) => guests <= roomFor(one).most);
  return hall ? { kind: 'fits', hall: hall.name } : { kind: 'beyond' };
}
