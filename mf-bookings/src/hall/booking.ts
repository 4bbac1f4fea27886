import '../zod-config.ts';
import * as z from 'zod/mini';
import { keptDetailsSchema } from './hall-booking-schema.ts';
import { paymentCheck } from '../payment/payment-check.ts';
import { expiresAt, invoiceSums } from './invoice.ts';

/** The two sums that the dialog offers (E-09). */
export const paymentChoice = z.enum(['deposit', 'full']);
export type PaymentChoice = z.infer<typeof paymentChoice>;

const attempt = { choice: paymentChoice, naira: z.int(), reference: z.string(), at: z.number() };

/** One card payment of a booking; `at` in ms since the epoch, sums in naira. */
const payment = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  /** The provider's window was opened and this page has not seen how it ended. */
  z.object({ kind: z.literal('opened'), ...attempt }),
  /** The provider waits for a bank transfer. */
  z.object({ kind: z.literal('pending'), ...attempt }),
  z.object({ kind: z.literal('paid'), ...attempt, check: paymentCheck }),
]);
type HallPayment = z.infer<typeof payment>;
export type PaymentAttempt = Omit<Extract<HallPayment, { kind: 'opened' }>, 'kind'>;
export type Receipt = Extract<HallPayment, { kind: 'paid' }>;

export const bookingSchema = z.object({
  details: keptDetailsSchema,
  invoice: z.object({ number: z.string().check(z.regex(/^\d{6}$/)), issuedAt: z.number() }),
  /** `unanswered`: it was sent, and no answer tells whether it arrived. */
  invoiceMail: z.enum(['sent', 'unsent', 'unanswered']),
  payment,
});

/** A hall that is held, with everything that the invoice view shows. */
export type HallBooking = z.infer<typeof bookingSchema>;

/** A hall can be held once a day: `Ambali Hall on 2027-03-20`. */
export type HallDay = string;

export function hallDay({ hall, eventDate }: { hall: string; eventDate: string }): HallDay {
  return `${hall} on ${eventDate}`;
}

/** Whether money for this booking is paid, on its way, or may be. */
export function hasMoney({ payment: { kind } }: HallBooking): boolean {
  return kind !== 'none';
}

/** Whether the payment company's records contradict the card window (C-21). */
export function isDenied({ payment: made }: Pick<HallBooking, 'payment'>): boolean {
  return made.kind === 'paid' && made.check === 'denied';
}

/** What a booking comes to beside its first payment, in naira. */
export type LeftToPay = { balance: number; lateHours: number };

/**
 * What follows the payment: balance and late hours, or the late hours alone after a full payment (D-46). Nothing as
 * long as it has to be settled what was paid.
 */
export function leftToPay(booking: Pick<HallBooking, 'payment' | 'details'>): LeftToPay {
  const { payment: made, details } = booking;
  if (isDenied(booking)) return { balance: 0, lateHours: 0 };
  const { price, lateHours } = invoiceSums(details);
  const isPaidInFull = made.kind === 'paid' && made.choice === 'full';
  return { balance: isPaidInFull ? 0 : price.balance, lateHours };
}

/** Whether anything is still to be paid, so that the venue's account has to be named (I-02). */
export function isTransferAsked(booking: Pick<HallBooking, 'payment' | 'details'>): boolean {
  const { balance, lateHours } = leftToPay(booking);
  return balance + lateHours > 0;
}

/** Whether the venue still holds the hall for this booking, as far as this device can tell. */
export function isHeld(booking: HallBooking, now: number): boolean {
  return hasMoney(booking) || now < expiresAt(booking.invoice);
}
