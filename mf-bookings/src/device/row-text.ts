import { momentInWords } from '../time/moment-in-text.ts';
import type { MailState } from '../mail/mail-state.ts';
import { paymentStatusOf } from '../payment/payment-status.ts';
import { paymentStoryText, paymentTitle, type DisplayedPayment } from '../payment/payment-status-text.ts';

/** A sum of a booking in naira, and what it is. */
export type RowSum = { name: string; naira: number };

/** One booking in words. `mood` is how it stands: paid, waiting for somebody, or over. */
export type RowText = {
  /** By which the venue finds it: `Invoice 481902`. */
  number: string;
  title: string;
  /** Day and hours, or nights. */
  when: string;
  /** Occasion, or the guest. */
  what: string;
  mood: 'paid' | 'waiting' | 'over';
  state: string;
  /** Until when something has to be done, if so. */
  due?: string;
  detail: string;
  /** None where nothing is to be paid any more. */
  sums: readonly RowSum[];
};

export type RowStatus = Pick<RowText, 'mood' | 'state' | 'due' | 'detail'>;

/** How a payment stands; `paid` is what its state is called once it is in. */
export function paymentStatusText(payment: DisplayedPayment, paid: string): RowStatus {
  if (paymentStatusOf(payment) !== 'paid')
    return { mood: 'waiting', state: paymentTitle(payment), detail: paymentStoryText(payment) };
  // Of what was only found, the moment is that of the look.
  const moment = `${payment.choice === 'other-device' ? 'Seen' : 'Paid'} ${momentInWords(payment.at)}`;
  return { mood: 'paid', state: paid, detail: `${moment}. Reference ${payment.reference}.` };
}

/** Whether the venue knows of a payment, by the e-mail about it, and what has to be done so that it does. */
export const toldText = {
  sent: '',
  unsent: ' The venue has not been told yet, as far as we know: open the receipt, and it is.',
  unanswered:
    ' An e-mail to the venue was sent, and no answer tells whether it arrived: on the receipt you can send it again.',
} as const satisfies Record<MailState, string>;
