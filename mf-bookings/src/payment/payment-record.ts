import '../zod-config.ts';
import * as z from 'zod/mini';
import { keptInstant } from '../storage/kept-instant.ts';
import { paymentCheck } from './payment-check.ts';

/** What every attempt to pay says, whatever it pays for. Sums in naira, `at` in ms since the epoch. */
export const paymentShape = {
  /** `opened`: the provider's window was opened and nobody has seen that money went; it may have. */
  state: z.enum(['opened', 'pending', 'paid']),
  reference: z.string(),
  /** 0 where it is not known: another device has used the reference. */
  naira: z.int(),
  at: keptInstant,
  /** Its card form has shown, so the payment company knows the reference. */
  shown: z.optional(z.boolean()),
  /** Of a paid one. */
  check: paymentCheck,
};

const paymentRecord = z.object(paymentShape);
export type PaymentRecord = z.infer<typeof paymentRecord>;
