import { z } from '../../zod.ts';
import { attemptStates, paymentShape } from '../../payment/payment-record.ts';
import type { UnreadableItem } from '../../storage/stored-items.ts';
import { storedInstant } from '../../storage/stored-instant.ts';
import { formatNumericDate } from '@venue/shared/dates.ts';
import { invoiceSums, type Payable, type Invoice, invoiceReference } from './invoice.ts';
import type { NumberedReferences } from '../../payment/references.ts';

/** The two sums that the dialog offers (E-09). */
const firstChoices = ['deposit', 'full'] as const;
export type PaymentChoice = (typeof firstChoices)[number];

/** What can be ordered: a first payment, which secures the date, or the balance, whole or a part of it. */
export const orderedShare = z.enum([...firstChoices, 'balance', 'part']);

/** What a payment of a hall is for. `other-device`: another device has made it, and only the payment company knows what for. */
export const hallShare = z.enum([...orderedShare.options, 'other-device']);
export type HallShare = z.infer<typeof hallShare>;

/** What was asked for at the click, in naira. */
export type HallOrder = { choice: z.infer<typeof orderedShare>; naira: number };

/** One payment of a hall: an attempt, or what somebody says to have paid. */
export const hallPayment = z.object({
  ...paymentShape,
  state: z.enum([...attemptStates, 'reported']),
  choice: hallShare,
  /** Who made one that this device has not made, where somebody said so. */
  by: z.optional(z.string()),
});
export type HallPayment = z.infer<typeof hallPayment> & UnreadableItem;

const named = z.object({ reference: z.string(), at: storedInstant });

/**
 * A payment as it is kept, at that place in its list. What another release wrote and this one cannot read stands as an attempt: money
 * may have gone, and only the payment company knows what for.
 */
export function readPayment(kept: unknown, index: number): HallPayment {
  const read = hallPayment.safeParse(kept);
  if (read.success) return read.data;
  const { data = { reference: `unknown ${index + 1}`, at: 0 } } = named.safeParse(kept);
  return { ...data, state: 'unresolved', choice: 'other-device', naira: 0, unread: kept };
}

/** Whether this device made a payment, and did not only find it or hear of it. */
export function isOwn({ choice }: Pick<HallPayment, 'choice'>): boolean {
  return choice !== 'other-device';
}

/** `seen ` where the moment is when a payment was found, not when it was made. */
export function seenWord(payment: Pick<HallPayment, 'state' | 'choice'>): 'seen ' | '' {
  return isOwn(payment) || payment.state === 'reported' ? '' : 'seen ';
}

/** What one of the two choices costs, in naira. */
export function choiceSum(payable: Payable, choice: PaymentChoice): number {
  const { price } = invoiceSums(payable);
  return choice === 'full' ? price.full : price.deposit;
}

/** What is paid, as receipts and the venue's payment dashboard call it. */
export const shareNames: Readonly<Record<HallShare, string>> = {
  full: 'Full payment',
  deposit: 'Deposit and caution',
  balance: 'Balance',
  part: 'Part of the balance',
  'other-device': 'Paid from another device',
};

/** What the venue's payment dashboard says beside the money. */
export function bookedHallLines(
  { invoice, details, bookingRef }: Payable & { bookingRef?: string | undefined },
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

/** The references under which an invoice is paid: the same on every device. */
export function invoiceReferences<Payment extends Pick<HallPayment, 'choice'>>(
  invoice: Invoice,
  known: Pick<NumberedReferences<Payment>, 'usedInLink' | 'fromOtherDevice'>,
): NumberedReferences<Payment> {
  return {
    ...known,
    kind: 'numbered',
    nth: (n) => invoiceReference(invoice, n),
    isOtherDevice: (record) => !isOwn(record),
  };
}
