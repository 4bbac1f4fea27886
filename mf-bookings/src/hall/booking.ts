import '../zod-config.ts';
import * as z from 'zod/mini';
import { keptDetailsSchema } from './hall-booking-schema.ts';
import { paymentCheck } from '../payment/payment-check.ts';
import { expiresAt } from './invoice.ts';

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
  invoiceMail: z.enum(['sent', 'unsent']),
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

/** Whether no balance is asked for: it is paid in full, or first it has to be settled what was paid. */
export function owesNoBalance(booking: Pick<HallBooking, 'payment'>): boolean {
  const { payment: made } = booking;
  return isDenied(booking) || (made.kind === 'paid' && made.choice === 'full');
}

/** Whether the venue still holds the hall for this booking, as far as this device can tell. */
export function isHeld(booking: HallBooking, now: number): boolean {
  return hasMoney(booking) || now < expiresAt(booking.invoice);
}
