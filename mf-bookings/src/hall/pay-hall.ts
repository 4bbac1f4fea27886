import { formatNumericDate } from '@venue/shared/dates.ts';
import { type Charge, newReference, type PaymentOutcome } from '../payment/charge.ts';
import type { HallBooking, PaymentAttempt, PaymentChoice } from './booking.ts';
import type { BookingLedger } from './booking-ledger.ts';
import type { InvoiceNews } from './hall-flow.ts';
import { type Invoice, invoiceSums, narration } from './invoice.ts';

export type PayTools = {
  pay: (charge: Charge) => Promise<PaymentOutcome>;
  ledger: BookingLedger;
  /** Looks the payment of a booking up; gives the booking where something was found out (C-21). */
  check: (booking: HallBooking) => Promise<HallBooking | undefined>;
  now: () => number;
  /** In [0, 1). */
  random: () => number;
};

/** What an invoice is paid for: the facts that its sums follow from. */
export type Payable = {
  invoice: Invoice;
  details: Pick<HallBooking['details'], 'hall' | 'eventDate' | 'startTime' | 'endTime'>;
};

/** What one of the two choices costs, in naira. */
export function choiceSum({ details }: Payable, choice: PaymentChoice): number {
  const { price } = invoiceSums(details);
  return choice === 'full' ? price.full : price.deposit;
}

/** What the choice is called on receipts and on the venue's payment dashboard. */
export const choiceNames = { full: 'Full payment', deposit: '40% deposit' } as const satisfies Record<
  PaymentChoice,
  string
>;

/** What the venue's payment dashboard says beside the money. */
export function bookedLines({ invoice, details }: Payable, choice: PaymentChoice) {
  return [
    { name: 'Invoice', value: invoice.number },
    { name: 'Hall', value: details.hall },
    { name: 'Event date', value: formatNumericDate(details.eventDate) },
    { name: 'Payment', value: choiceNames[choice] },
  ];
}

function settled(
  booking: HallBooking,
  attempt: PaymentAttempt,
  outcome: PaymentOutcome,
): { booking: HallBooking; news: InvoiceNews } {
  if (outcome.kind === 'paid') {
    return { booking: { ...booking, payment: { kind: 'paid', ...attempt } }, news: 'paid' };
  }
  if (booking.payment.kind === 'paid') return { booking, news: 'paid' };
  if (outcome.kind === 'pending') {
    return { booking: { ...booking, payment: { kind: 'pending', ...attempt } }, news: 'payment-pending' };
  }
  return { booking, news: outcome.kind === 'closed' ? 'payment-closed' : 'payment-unavailable' };
}

/** The booking without our own attempt; what another tab opened or paid meanwhile stays. */
function withoutAttempt(
  latest: HallBooking,
  { reference }: PaymentAttempt,
  before: HallBooking['payment'],
): HallBooking {
  const isOurs = latest.payment.kind !== 'none' && latest.payment.reference === reference;
  return isOurs ? { ...latest, payment: before } : latest;
}

/**
 * Pays a booking by card. The attempt is on the device before the provider's window opens, so that a page that dies
 * while paying knows afterwards that money may have moved. A window that was closed after the payment had gone through
 * is no failure.
 */
export async function payHall(
  booking: HallBooking,
  choice: PaymentChoice,
  { pay, ledger, check, now, random }: PayTools,
): Promise<{ booking: HallBooking; news: InvoiceNews; outcome: PaymentOutcome }> {
  const { details, invoice } = booking;
  const attempt: PaymentAttempt = {
    choice,
    naira: choiceSum(booking, choice),
    reference: newReference(narration(invoice), { now: now(), random: random() }),
    at: now(),
  };
  const opened: HallBooking = { ...booking, payment: { kind: 'opened', ...attempt } };
  ledger.keep(opened);
  const outcome = await pay({
    naira: attempt.naira,
    reference: attempt.reference,
    email: details.email,
    name: `${details.firstName} ${details.lastName}`,
    phone: details.phone,
    booked: bookedLines(booking, choice),
  });
  const paid = outcome.kind === 'closed' ? await check(opened) : undefined;
  if (paid) return { booking: paid, news: 'paid', outcome };
  const found = withoutAttempt(ledger.latest(booking), attempt, booking.payment);
  const result = settled(found, { ...attempt, at: now() }, outcome);
  ledger.keep(result.booking);
  return { ...result, outcome };
}
