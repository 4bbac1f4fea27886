import '../zod-config.ts';
import type { AgreedTerms } from '../hall/booking/agreed-terms.ts';
import { optionalTerms, withTerms } from '../hall/booking/kept-terms.ts';
import { keptInstant } from '../services/kept-instant.ts';
import * as z from 'zod/mini';
import { paymentShape } from '../payment/payment-record.ts';

const keptRecord = z.object({
  terms: optionalTerms,
  ...paymentShape,
  invoice: z.object({ number: z.string(), issuedAt: keptInstant }),
  details: z.object({
    hall: z.string(),
    eventDate: z.string(),
    startTime: z.string(),
    endTime: z.string(),
  }),
  /** Who sent the invoice. */
  firstName: z.string(),
  choice: z.enum(['deposit', 'full']),
  /** Who paid. */
  payer: z.string(),
});

/** One payment that this device made for somebody else's invoice. Sums in naira, instants in ms since the epoch. */
export type FamilyRecord = z.infer<typeof keptRecord> & { terms: AgreedTerms };

export const familyRecordSchema: z.ZodMiniType<FamilyRecord> = withTerms(keptRecord);
