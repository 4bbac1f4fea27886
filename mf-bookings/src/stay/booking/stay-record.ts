import { z } from '../../zod.ts';
import { changesSchema } from '../../change-history/changes.ts';
import { paymentShape } from '../../payment/payment-record.ts';
import { placeIds } from '../../place-ids.ts';
import { storedInstant } from '../../storage/stored-instant.ts';
import type { UnreadableItem } from '../../storage/stored-items.ts';

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
  changes: z.optional(changesSchema),
  /** Whether its page opens with it. */
  onPage: z.boolean(),
  /** Whether the guest has noted that the venue confirmed it; this site hears nothing of that. */
  isConfirmed: z.boolean(),
});
export type StayRecord = z.infer<typeof stayRecordSchema> & UnreadableItem;

/** What a release must at least read of a payment to know that there is one of that place and period. */
const named = z.looseObject({
  reference: z.string(),
  at: storedInstant,
  place: z.enum(placeIds),
  from: z.string(),
  to: z.string(),
});

/** Stands for a payment that another release wrote and this one cannot read: money may have gone, so nobody pays again unasked. */
export const unreadableStay = z.pipe(
  named,
  z.transform((unread): StayRecord => ({
    reference: unread.reference,
    at: unread.at,
    place: unread.place,
    from: unread.from,
    to: unread.to,
    state: 'unresolved',
    naira: 0,
    units: 0,
    rate: 0,
    name: '',
    arrival: '',
    contact: { email: '', phone: '' },
    terms: [],
    onPage: false,
    isConfirmed: false,
    unread,
  })),
);
