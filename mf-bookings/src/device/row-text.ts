import type { MailState } from '../mail/stored-mail.ts';
import { isFromThisDevice, isPaid } from '../payment/payment-record.ts';
import { paymentDescription, paymentTitle, type DisplayedPayment } from '../payment/payment-status-text.ts';
import { momentInWords } from '../time/moment-in-words.ts';

export type RowSum = { name: string; naira: number };

export type RowText = {
  /** What the venue finds it by: `Invoice 481902`. */
  number: string;
  title: string;
  /** Day and hours, or nights. */
  when: string;
  /** Occasion, or the guest. */
  what: string;
  tone: 'paid' | 'waiting' | 'ended';
  state: string;
  /** Deadline of the next step, if any. */
  due?: string;
  detail: string;
  /** Payments beside the one that `detail` is about. */
  otherPayments?: readonly string[];
  /** Empty when nothing is to be paid any more. */
  sums: readonly RowSum[];
};

export type RowStatus = Pick<RowText, 'tone' | 'state' | 'due' | 'detail' | 'otherPayments'>;

/** `paid`: name of the state once the payment is in. */
export function paymentStatusText(payment: DisplayedPayment, paid: string): RowStatus {
  if (!isPaid(payment))
    return { tone: 'waiting', state: paymentTitle(payment), detail: paymentDescription(payment) };
  // A payment from another device is dated by when it was seen.
  const moment = `${isFromThisDevice(payment) ? 'Paid' : 'Seen'} ${momentInWords(payment.at)}`;
  return { tone: 'paid', state: paid, detail: `${moment}. Reference ${payment.reference}.` };
}

/** Whether the venue has been told of a payment, and what to do if not. */
export const notificationTexts = {
  sent: '',
  unsent: ' The venue has not been told yet, as far as we know: open the receipt to tell it.',
  unanswered:
    ' We e-mailed the venue, but could not confirm that it arrived: you can send it again from the receipt.',
} as const satisfies Record<MailState, string>;
