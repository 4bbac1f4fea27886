import { z } from '../../zod.ts';
import { keptChanges } from '../../change/kept/changes.ts';
import { paymentShape } from '../../payment/payment-record.ts';
import { placeIds } from '../../place-ids.ts';

/** One payment of this device. Sums in naira. */
export const stayRecordSchema = z.object({
  ...paymentShape,
  place: z.enum(placeIds),
  from: z.string(),
  to: z.string(),
  units: z.int(),
  rate: z.int(),
  name: z.string(),
  /** About when the guest arrives on the first day, `HH:MM`; '' where nothing was said. */
  arrival: z.string(),
  /** How the venue reaches the guest. */
  contact: z.object({ email: z.string(), phone: z.string() }),
  /** What the visitor agreed to, in sentences; none where the venue has set none. */
  terms: z.array(z.string()),
  changes: z.optional(keptChanges),
  /** Whether its page opens with it. */
  onPage: z.boolean(),
  /** Whether the guest has noted that the venue confirmed it; this site hears nothing of that. */
  isConfirmed: z.boolean(),
});
export type StayRecord = z.infer<typeof stayRecordSchema>;
