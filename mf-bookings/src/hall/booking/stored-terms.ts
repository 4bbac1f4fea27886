import { z } from '../../zod.ts';
import { clockTime } from './hall-booking-schema.ts';
import type { AgreedTerms } from './agreed-terms.ts';

const count = z.int().check(z.positive());

export const storedTerms = z.object({
  hallId: z.int(),
  rental: count,
  opening: clockTime,
  closing: clockTime,
  depositPercent: count,
  caution: count,
  cautionReturnDays: count,
  balanceDueDays: count,
  leastPart: z.int().check(z.nonnegative()),
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
