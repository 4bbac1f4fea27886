import '../../zod-config.ts';
import type { Venue } from '@venue/shared/venue/venue-schema.ts';
import * as z from 'zod/mini';
import type { AgreedTerms } from './agreed-terms.ts';

/**
 * Until November 2026 bookings were kept without their terms, for there were no others: these were written into the
 * code. What a device keeps from then was agreed on under them, so they never change.
 */
const formerTerms: Venue['hallTerms'] = {
  opening: '07:00',
  closing: '20:00',
  depositPercent: 40,
  caution: 200_000,
  cautionReturnDays: 7,
  balanceDueDays: 30,
  invoiceValidHours: 24,
  returnedCheque: 50_000,
  dateChangePercent: 20,
  dateChangeNoticeDays: 30,
  refundBusinessDays: 5,
  refundLessPercent: 20,
  tablePlanDays: 30,
  decorationDays: 14,
  rehearsalDays: 7,
  rehearsalFreeHours: 1,
  rehearsalHour: 10_000,
  lateCharge: 50_000,
  overtimeHour: 100_000,
  armedGuardHour: 35_000,
  unarmedGuardHour: 25_000,
  guardLeastHours: 5,
  advertDays: 30,
  advertMiles: 3,
  advertRemovalDays: 2,
  alcoholAge: 21,
};

/** The halls of that time, with their rentals. */
const formerHalls: ReadonlyMap<string, Pick<AgreedTerms, 'hallId' | 'rental'>> = new Map([
  ['Ball Room', { hallId: 16, rental: 500_000 }],
  ['Ambali Hall', { hallId: 15, rental: 1_500_000 }],
  ['Wosilat Hall', { hallId: 5, rental: 1_700_000 }],
]);

const count = z.int().check(z.positive());
const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** Terms as they are kept. */
const keptTerms = z.object({
  hallId: z.int(),
  rental: count,
  opening: clock,
  closing: clock,
  depositPercent: count,
  caution: count,
  cautionReturnDays: count,
  balanceDueDays: count,
  invoiceValidHours: count,
  returnedCheque: count,
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
  overtimeHour: count,
  armedGuardHour: count,
  unarmedGuardHour: count,
  guardLeastHours: count,
  advertDays: count,
  advertMiles: count,
  advertRemovalDays: count,
  alcoholAge: count,
}) satisfies z.ZodMiniType<AgreedTerms>;

/** The terms of a kept document: its own, or those of the time when none were kept. */
export const optionalTerms = z.optional(keptTerms);

/** The terms of that time for one of its halls. */
export function formerTermsOf(hall: string): AgreedTerms | undefined {
  const facts = formerHalls.get(hall);
  return facts && { ...formerTerms, ...facts };
}

type WithoutTerms = { details: { hall: string }; terms?: AgreedTerms | undefined };

/** Gives what is kept its terms; without any it can only be of one of the former halls. */
export function withTerms<Kept extends WithoutTerms>(schema: z.ZodMiniType<Kept>) {
  return z.pipe(
    schema,
    z.transform((kept, context) => {
      const terms = kept.terms ?? formerTermsOf(kept.details.hall);
      if (terms) return { ...kept, terms };
      context.issues.push({ code: 'custom', message: 'no terms of that hall are known', input: kept });
      return z.NEVER;
    }),
  );
}
