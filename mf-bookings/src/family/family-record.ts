import '../zod-config.ts';
import { halls } from '@venue/shared/halls.ts';
import * as z from 'zod/mini';
import { paymentCheck } from '../payment/payment-check.ts';

/** One payment that this device made for somebody else's invoice. Sums in naira, instants in ms since the epoch. */
export const familyRecordSchema = z.object({
  state: z.enum(['opened', 'pending', 'paid']),
  reference: z.string(),
  at: z.number(),
  /** Of a paid one. */
  check: paymentCheck,
  invoice: z.object({ number: z.string(), issuedAt: z.number() }),
  details: z.object({
    hall: z.enum(halls.map(({ name }) => name)),
    eventDate: z.string(),
    startTime: z.string(),
    endTime: z.string(),
  }),
  /** Who sent the invoice. */
  firstName: z.string(),
  choice: z.enum(['deposit', 'full']),
  naira: z.int(),
  /** Who paid. */
  payer: z.string(),
});
export type FamilyRecord = z.infer<typeof familyRecordSchema>;
