import '../../zod-config.ts';
import * as z from 'zod/mini';
import { attemptStates, paymentShape } from '../../payment/payment-record.ts';

/** The two sums that the dialog offers (E-09). */
const paymentChoice = z.enum(['deposit', 'full']);
export type PaymentChoice = z.infer<typeof paymentChoice>;

/**
 * What a payment of a hall is for: the first secures the date, the others are the balance, whole or a part of it. `other-device`:
 * another device has made it, and only the payment company knows what for.
 */
export const hallShare = z.enum(['deposit', 'full', 'balance', 'part', 'other-device']);
export type HallShare = z.infer<typeof hallShare>;

/** What can be ordered. */
export const orderedShare = z.enum(['deposit', 'full', 'balance', 'part']);

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
export type HallPayment = z.infer<typeof hallPayment>;

/** Whether this device made a payment, and did not only find it or hear of it. */
export function isOwn({ choice }: Pick<HallPayment, 'choice'>): boolean {
  return choice !== 'other-device';
}

/** `seen ` where the moment is when a payment was found, not when it was made. */
export function seenWord(payment: Pick<HallPayment, 'state' | 'choice'>): 'seen ' | '' {
  return isOwn(payment) || payment.state === 'reported' ? '' : 'seen ';
}
