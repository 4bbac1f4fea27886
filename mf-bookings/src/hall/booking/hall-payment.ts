import { attemptStatuses, paymentShape } from '../../payment/payment-record.ts';
import { z } from '../../zod.ts';

/** The two amounts that the dialog offers (E-09). */
const firstChoices = ['deposit', 'full'] as const;
export type PaymentChoice = (typeof firstChoices)[number];

/** What can be paid: a first payment, which secures the date, or the balance or part of it. */
export const hallChoice = z.enum([...firstChoices, 'balance', 'part']);
export type HallChoice = z.infer<typeof hallChoice>;

/** What the visitor chose to pay. */
export type HallOrder = { choice: HallChoice; naira: number };

/** One payment of a hall: an attempt on this device, or one found or reported from another. */
export const hallPayment = z.object({
  ...paymentShape,
  status: z.enum([...attemptStatuses, 'reported']),
  /** Unknown if another device paid. */
  choice: z.optional(hallChoice),
  /** Who made a payment from another device, if reported. */
  by: z.optional(z.string()),
});
export type HallPayment = z.infer<typeof hallPayment>;

/** A payment that someone says they have made: the reference on their receipt, the amount in naira and the payer's name. */
export type PaymentReport = { reference: string; naira: number; by: string };

/** The report as a stored payment. `at`: when it was entered, in ms since the epoch. */
export function reportedPayment(report: PaymentReport, at: number): HallPayment {
  return { ...report, status: 'reported', origin: 'other-device', at };
}
