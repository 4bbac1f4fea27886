import '../zod-config.ts';
import * as z from 'zod/mini';
import { paymentShape } from '../payment/payment-record.ts';

const placeIds = ['three-bedroom', 'two-bedroom', 'standard-suite', 'deluxe-suite', 'concert-space'] as const;
export type PlaceId = (typeof placeIds)[number];

/** One payment of this device. Sums in naira. */
export const stayRecordSchema = z.object({
  ...paymentShape,
  place: z.enum(placeIds),
  from: z.string(),
  to: z.string(),
  units: z.int(),
  rate: z.int(),
  name: z.string(),
  /** Whether its page opens with it. */
  shown: z.boolean(),
});
export type StayRecord = z.infer<typeof stayRecordSchema>;
