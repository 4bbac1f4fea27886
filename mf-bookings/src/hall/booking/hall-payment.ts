import { formatNumericDate } from '../../time/numeric-date.ts';
import { z } from '../../zod.ts';
import { attemptStates, paymentShape } from '../../payment/payment-record.ts';
import { type UnreadableItem, storedInstant } from '../../storage/stored-list.ts';

/** The two amounts that the dialog offers (E-09). */
const firstChoices = ['deposit', 'full'] as const;
export type PaymentChoice = (typeof firstChoices)[number];

/** What can be paid: a first payment, which secures the date, or the balance or part of it. */
export const orderedShare = z.enum([...firstChoices, 'balance', 'part']);

/** What a payment is for. `other-device`: it was made on another device, so only the payment company knows what for. */
export const hallShare = z.enum([...orderedShare.options, 'other-device']);
export type HallShare = z.infer<typeof hallShare>;

/** What the visitor chose to pay. */
export type HallOrder = { choice: z.infer<typeof orderedShare>; naira: number };

/** One payment of a hall: an attempt on this device, or one found or reported from another. */
const hallPayment = z.object({
  ...paymentShape,
  state: z.enum([...attemptStates, 'reported']),
  choice: hallShare,
  /** Who made a payment from another device, if reported. */
  by: z.optional(z.string()),
});
export type HallPayment = z.infer<typeof hallPayment> & UnreadableItem;

const named = z.object({ reference: z.string(), at: storedInstant });

/**
 * Reads a stored payment; `index` is its position in the list. One that this release cannot read becomes an unresolved attempt,
 * because money may have moved.
 */
export function readPayment(kept: unknown, index: number): HallPayment {
  const read = hallPayment.safeParse(kept);
  if (read.success) return read.data;
  const { data = { reference: `unknown ${index + 1}`, at: 0 } } = named.safeParse(kept);
  return { ...data, state: 'unresolved', choice: 'other-device', naira: 0, unread: kept };
}

/** Whether the payment was made on this device. */
export function isOwn({ choice }: Pick<HallPayment, 'choice'>): boolean {
  return choice !== 'other-device';
}

/** `seen ` before the time of a payment when that is the time it was found rather than made. */
export function seenPrefix(payment: Pick<HallPayment, 'state' | 'choice'>): 'seen ' | '' {
  return isOwn(payment) || payment.state === 'reported' ? '' : 'seen ';
}

export function payerOf(
  { choice, by }: HallPayment,
  { details }: { details: { firstName: string } },
): string {
  return choice === 'other-device' ? (by ?? 'Somebody with the link') : (by ?? details.firstName);
}

/** Names of payments on receipts and on the venue's payment dashboard. */
export const shareNames: Readonly<Record<HallShare, string>> = {
  full: 'Full payment',
  deposit: 'Deposit and caution',
  balance: 'Balance',
  part: 'Part of the balance',
  'other-device': 'Paid from another device',
};

/** Custom fields of a payment on the venue's payment dashboard. */
export function dashboardFields(
  {
    invoice,
    details,
    bookingRef,
  }: {
    invoice: { number: string };
    details: { hall: string; eventDate: string };
    bookingRef?: string | undefined;
  },
  share: HallShare,
) {
  const booked = bookingRef === undefined ? [] : [{ name: 'Booking reference', value: bookingRef }];
  return [
    { name: 'Invoice', value: invoice.number },
    { name: 'Hall', value: details.hall },
    { name: 'Event date', value: formatNumericDate(details.eventDate) },
    { name: 'Payment', value: shareNames[share] },
    ...booked,
  ];
}
