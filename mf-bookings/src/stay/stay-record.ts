import '../zod-config.ts';
import * as z from 'zod/mini';
import { paymentCheck } from '../payment/payment-check.ts';

const placeIds = ['three-bedroom', 'two-bedroom', 'standard-suite', 'deluxe-suite', 'concert-space'] as const;
export type PlaceId = (typeof placeIds)[number];

/** One payment of this device. Sums in naira, `at` in ms since the epoch. */
export const stayRecordSchema = z.object({
  /** `opened`: the provider's window was opened and this page has not seen how it ended. */
  state: z.enum(['opened', 'pending', 'paid']),
  place: z.enum(placeIds),
  from: z.string(),
  to: z.string(),
  units: z.int(),
  rate: z.int(),
  naira: z.int(),
  reference: z.string(),
  name: z.string(),
  at: z.number(),
  /** Of a paid one. */
  check: paymentCheck,
  /** Whether its page opens with it. */
  shown: z.boolean(),
});
export type StayRecord = z.infer<typeof stayRecordSchema>;
