import { formatMessage } from '@venue/shared/email/message-text.ts';
import { formatNaira } from '@venue/shared/text/numbers.ts';
import { formatLongDate } from '@venue/shared/time/dates.ts';
import { isCancelled } from '../../change-history/changes.ts';
import type { MailField } from '../../mail/venue-mail.ts';
import type { PaymentRecord } from '../../payment/payment-record.ts';
import { venueText, amountText } from '../../payment/payment-status-text.ts';
import { numericMomentInLagos } from '../../time/moment-in-words.ts';
import { accountOf } from '../booking/account.ts';
import { isPaidLate, type HallBooking } from '../booking/booking.ts';
import type { HallPayment, HallChoice } from '../booking/hall-payment.ts';
import type { Payable } from '../booking/invoice.ts';
import { balanceDueText } from '../text/paid-and-due.ts';
import { choiceName } from '../text/payment-names.ts';

type PaymentNotice = {
  payable: Payable & { bookingRef?: string | undefined };
  payment: PaymentRecord & { choice?: HallChoice | undefined };
  payer: { name: string; email: string; phone: string };
  bookedBy: string;
  /** As far as the paying device knows the other payments. */
  account: { paidInAll: string; left: string };
};

/** Also the first line of the letter. */
export const paymentSubject = 'A payment for a hall was made on the site';

const notGiven = 'Not given';
const lateRemark = ' It came after the invoice expired: the hall may have been let.';

/** The names are the keys of the e-mail template. */
function fieldsOf({ payable, payment, payer, bookedBy, account }: PaymentNotice): MailField[] {
  const { invoice, details, bookingRef } = payable;
  return [
    { name: 'reference', label: 'Payment reference', value: payment.reference },
    { name: 'invoiceNumber', label: 'Invoice', value: invoice.number },
    { name: 'bookingRef', label: 'Booking reference', value: bookingRef ?? notGiven },
    { name: 'hall', label: 'Hall', value: details.hall },
    { name: 'eventDate', label: 'Event date', value: formatLongDate(details.eventDate) },
    { name: 'share', label: 'For', value: choiceName(payment) },
    { name: 'sum', label: 'Sum', value: formatNaira(payment.naira) },
    {
      name: 'payment',
      label: 'Payment',
      value: venueText(payment) + (isPaidLate(payable, payment) ? lateRemark : ''),
    },
    { name: 'paidAt', label: 'At', value: numericMomentInLagos(payment.at) },
    { name: 'paidInAll', label: 'Total paid', value: account.paidInAll },
    { name: 'left', label: 'Left to pay', value: account.left },
    { name: 'name', label: 'Paid by', value: payer.name },
    { name: 'email', label: 'E-mail', value: payer.email },
    { name: 'phone', label: 'Phone', value: payer.phone || notGiven },
    { name: 'bookedBy', label: 'Booked by', value: bookedBy || notGiven },
  ];
}

const uncounted = [
  ['pending', 'announced by transfer'],
  ['denied', 'in dispute'],
] as const;

/** What is owed, and the payments not yet deducted from it. */
function leftForVenue(booking: HallBooking): string {
  if (isCancelled(booking)) return 'Nothing: the customer has marked it as cancelled';
  const { outstanding } = accountOf(booking);
  if (outstanding === 0) return 'Nothing';
  const others = uncounted.flatMap(([standing, text]) =>
    booking.payments
      .filter(({ status }) => status === standing)
      .map((payment) => `${amountText(payment)} ${text}`),
  );
  const remark = others.length > 0 ? `. Not counted: ${others.join(', ')}` : '';
  return `${formatNaira(outstanding)}, ${balanceDueText(booking)}${remark}`;
}

/** For a payment by the person who booked. */
export function paymentFields(booking: HallBooking, payment: HallPayment): MailField[] {
  const { firstName, lastName, email, phone } = booking.details;
  const name = `${firstName} ${lastName}`;
  const { paid, total } = accountOf(booking);
  return fieldsOf({
    payable: booking,
    payment,
    payer: { name, email, phone },
    bookedBy: name,
    account: {
      paidInAll: `${formatNaira(paid)} of ${formatNaira(total)}`,
      left: leftForVenue(booking),
    },
  });
}

const unknownAccount = 'Unknown: paid through a link';

/** For a payment through a link, where other payments are not known. */
export function linkPaymentFields(notice: Omit<PaymentNotice, 'account'>): MailField[] {
  return fieldsOf({ ...notice, account: { paidInAll: unknownAccount, left: unknownAccount } });
}

/** The same as plain text, to send by other means. */
export function paymentMessage(fields: readonly MailField[]): string {
  return formatMessage(paymentSubject, fields);
}
