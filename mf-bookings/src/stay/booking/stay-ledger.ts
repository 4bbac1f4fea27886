import { changesSchema, isCancelled } from '../../change-history/changes.ts';
import { paymentShape } from '../../payment/payment-record.ts';
import { type PaymentLedger, paymentLedger } from '../../payment/payment-store.ts';
import { placeIds, type PlaceId } from '../../place-ids.ts';
import type { DocumentStorage } from '../../storage/device-document.ts';
import { storageKeys } from '../../storage/device-storage.ts';
import type { DateSpan } from '../../time/date-span.ts';
import { z } from '../../zod.ts';

/** A payment for a stay, made on this device. Amounts in naira. */
const stayRecordSchema = z.object({
  ...paymentShape,
  place: z.enum(placeIds),
  from: z.string(),
  to: z.string(),
  rate: z.int(),
  name: z.string(),
  /** Expected arrival on the first day, `HH:MM`, or ''. */
  arrival: z.string(),
  contact: z.object({ email: z.string(), phone: z.string() }),
  /** What the visitor agreed to. */
  terms: z.object({
    checkIn: z.optional(z.string()),
    checkOut: z.optional(z.string()),
    cancellation: z.optional(z.string()),
  }),
  changes: z.optional(changesSchema),
  /** Whether the place's page opens with this receipt. */
  onPage: z.boolean(),
  /** Whether the guest has entered that the venue confirmed it. */
  isConfirmed: z.boolean(),
});
export type StayRecord = z.infer<typeof stayRecordSchema>;

const openLedger = paymentLedger<StayRecord>({
  key: storageKeys.stay,
  item: stayRecordSchema,
  lastDay: ({ to }) => to,
});

/** Payments for stays made on this device (C-22). */
export type StayLedger = Omit<PaymentLedger<StayRecord>, 'find' | 'change'> & {
  /** Payments for the place and dates that are not cancelled, the most conclusive first. */
  find: (place: PlaceId, period: DateSpan) => StayRecord[];
  /** Saves whether the guest says that the venue has confirmed. */
  setConfirmed: (reference: string, isConfirmed: boolean) => void;
  /** The payment whose receipt the place's page opens with. */
  shown: (place: PlaceId) => StayRecord | undefined;
  /** Makes the place's page open with this receipt. */
  show: (record: StayRecord) => void;
  /** Makes the place's page open with its form again. */
  hide: (place: PlaceId) => void;
};

export function createStayLedger(storage: DocumentStorage, now: () => number): StayLedger {
  const { all, find, change, ...ledger } = openLedger(storage, now);
  return {
    ...ledger,
    all,
    setConfirmed: (reference, isConfirmed) => {
      change((record) => (record.reference === reference ? { ...record, isConfirmed } : record));
    },
    find: (place, { from, to }) =>
      find(
        (record) =>
          record.place === place && record.from === from && record.to === to && !isCancelled(record),
      ),
    shown: (place) =>
      all().findLast((record) => record.place === place && record.onPage && record.status !== 'unresolved'),
    show: ({ place, reference }) =>
      change((record) =>
        record.place === place ? { ...record, onPage: record.reference === reference } : record,
      ),
    hide: (place) => change((record) => (record.place === place ? { ...record, onPage: false } : record)),
  };
}
