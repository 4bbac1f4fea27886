import { hallTerms } from '@venue/shared/venue/hall-terms.ts';
import { hallOf } from '@venue/shared/venue/halls.ts';
import type { Hall, Venue } from '@venue/shared/venue/venue-schema.ts';

/**
 * The venue's terms when an invoice was issued. They stay with the booking, whatever the venue changes later. Amounts in naira,
 * times `HH:MM`.
 */
export type AgreedTerms = Venue['hallTerms'] & {
  /** The hall's id in the reservation service and in links to the invoice. */
  hallId: number;
  /** For one day. */
  rental: number;
};

/** Today's terms for a hall. */
export function termsFor({ id, rental }: Hall): AgreedTerms {
  return { ...hallTerms, hallId: id, rental };
}

export function termsOf(details: { hall: string }): AgreedTerms {
  return termsFor(hallOf(details));
}
