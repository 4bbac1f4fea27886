import type { Hall } from '@venue/shared/contract/venue-schema.ts';
import { hallTerms } from '@venue/shared/venue/hall-terms.ts';
import { z } from '../../zod.ts';

/** `HH:MM`. */
export const clockTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const count = z.int().check(z.positive());

/**
 * The venue's terms when an invoice was issued, as far as sums and sentences of a booking follow from them. They stay with the
 * booking, whatever the venue changes later. Amounts in naira. A term that is added here needs a default for older bookings.
 */
export const agreedTerms = z.object({
  /** The hall's id in the reservation service and in links to the invoice. */
  hallId: z.int(),
  /** For one day. */
  rental: count,
  opening: clockTime,
  closing: clockTime,
  depositPercent: count,
  caution: count,
  cautionReturnDays: count,
  balanceDueDays: count,
  leastPart: z.int().check(z.nonnegative()),
  invoiceValidHours: count,
  dateChangePercent: count,
  dateChangeNoticeDays: count,
  refundBusinessDays: count,
  refundLessPercent: count,
  tablePlanDays: count,
  decorationDays: count,
  rehearsalDays: count,
  rehearsalFreeHours: count,
  rehearsalHour: count,
  lateCharge: count,
  advertDays: count,
});
export type AgreedTerms = z.infer<typeof agreedTerms>;

/** Today's terms for a hall. */
export function termsFor({ id, rental }: Hall): AgreedTerms {
  return agreedTerms.parse({ ...hallTerms, hallId: id, rental });
}
