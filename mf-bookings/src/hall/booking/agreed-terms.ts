import { hallTerms } from '@venue/shared/venue/hall-terms.ts';
import { hallOf } from '@venue/shared/venue/halls.ts';
import type { Hall, Venue } from '@venue/shared/venue/venue-schema.ts';

/**
 * What the sums and sentences of a booking follow from: the venue's terms as they were when its invoice was written.
 * They stay with the booking, whatever the venue changes later. Sums in naira, times `HH:MM`.
 */
export type AgreedTerms = Venue['hallTerms'] & {
  /** What the reservation service calls the hall, and links to its invoice. */
  hallId: number;
  /** One day. */
  rental: number;
};

/** The terms of today for a hall. */
export function termsFor({ id, rental }: Hall): AgreedTerms {
  return { ...hallTerms, hallId: id, rental };
}

/** The terms of today for the hall that checked details name. */
export function termsOf(details: { hall: string }): AgreedTerms {
  return termsFor(hallOf(details));
}
