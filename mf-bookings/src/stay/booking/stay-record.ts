import { z } from '../../zod.ts';
import { changesSchema } from '../../change-history/changes.ts';
import { paymentShape } from '../../payment/payment-record.ts';
import { placeIds } from '../../place-ids.ts';
import { storedInstant, type UnreadableItem } from '../../storage/stored-list.ts';

/** A payment for a stay, made on this device. Amounts in naira. */
export const stayRecordSchema = z.object({
  ...paymentShape,
  place: z.enum(placeIds),
  from: z.string(),
  to: z.string(),
  units: z.int(),
  rate: z.int(),
  name: z.string(),
  /** Expected arrival on the first day, `HH:MM`, or ''. */
  arrival: z.string(),
  contact: z.object({ email: z.string(), phone: z.string() }),
  /** What the visitor agreed to, in sentences. */
  terms: z.array(z.string()),
  changes: z.optional(changesSchema),
  /** Whether the place's page opens with this receipt. */
  onPage: z.boolean(),
  /** Whether the guest has entered that the venue confirmed it. */
  isConfirmed: z.boolean(),
});
export type StayRecord = z.infer<typeof stayRecordSchema> & UnreadableItem;

/** The least that must be readable of a payment written by another release. */
const minimalRecord = z.looseObject({
  reference: z.string(),
  at: storedInstant,
  place: z.enum(placeIds),
  from: z.string(),
  to: z.string(),
});

/** Reads a payment written by another release as unresolved: the money may have gone, so visitors are asked before paying again. */
export const unreadableStay = z.pipe(
  minimalRecord,
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
