import '../zod-config.ts';
import { keptTerms } from '../hall/booking/kept-terms.ts';
import { keptInstant } from '../storage/kept-instant.ts';
import * as z from 'zod/mini';
import { paymentShape } from '../payment/payment-record.ts';

/** One payment that this device made for somebody else's invoice. Sums in naira, instants in ms since the epoch. */
export const familyRecordSchema = z.object({
  ...paymentShape,
  terms: keptTerms,
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
export type FamilyRecord = z.infer<typeof familyRecordSchema>;
