import { hallShare } from '../hall/booking/hall-payment.ts';
import { agreedTerms } from '../hall/booking/agreed-terms.ts';
import { storedInstant } from '../storage/stored-list.ts';
import { z } from '../zod.ts';
import { paymentShape } from '../payment/payment-record.ts';

/** A payment for someone else's invoice. Amounts in naira, instants in ms since the epoch. */
export const familyRecordSchema = z.object({
  ...paymentShape,
  terms: agreedTerms,
  invoice: z.object({ number: z.string(), issuedAt: storedInstant }),
  details: z.object({
    hall: z.string(),
    eventDate: z.string(),
    startTime: z.string(),
    endTime: z.string(),
  }),
  /** Who sent the invoice. */
  firstName: z.string(),
  /** The link's own fields, so that it can be opened again. */
  toWhom: z.string(),
  requestedNaira: z.int(),
  paid: z.int(),
  referencesCounted: z.array(z.int()),
  referencesUncounted: z.array(z.int()),
  choice: hallShare,
  /** Unknown if another device paid. */
  payer: z.optional(z.object({ name: z.string(), email: z.string(), phone: z.string() })),
});
export type FamilyRecord = z.infer<typeof familyRecordSchema>;
