import { formatNumericDate } from '../../time/numeric-date.ts';
import { z } from '../../zod.ts';
import { attemptStatuses, isFromThisDevice, paymentShape } from '../../payment/payment-record.ts';

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

/** `seen ` before the time of a payment when that is the time it was found rather than made. */
export function seenPrefix(payment: Pick<HallPayment, 'status' | 'origin'>): 'seen ' | '' {
  return payment.origin === 'this-device' || payment.status === 'reported' ? '' : 'seen ';
}

export function payerOf(payment: HallPayment, { details }: { details: { firstName: string } }): string {
  return payment.by ?? (isFromThisDevice(payment) ? details.firstName : 'Somebody with the link');
}

/** Names of payments on the venue's payment dashboard. */
export const choiceNames: Readonly<Record<HallChoice, string>> = {
  full: 'Full payment',
  deposit: 'Deposit and caution',
  balance: 'Balance',
  part: 'Part of the balance',
};

/** Names of payments on receipts. */
export function choiceName({ choice }: { choice?: HallChoice | undefined }): string {
  return choice === undefined ? 'Paid from another device' : choiceNames[choice];
}

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
  choice: HallChoice,
) {
  const booked = bookingRef === undefined ? [] : [{ name: 'Booking reference', value: bookingRef }];
  return [
    { name: 'Invoice', value: invoice.number },
    { name: 'Hall', value: details.hall },
    { name: 'Event date', value: formatNumericDate(details.eventDate) },
    { name: 'Payment', value: choiceNames[choice] },
    ...booked,
  ];
}
