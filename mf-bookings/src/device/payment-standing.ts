import { momentInWords } from '../time/moment-in-words.ts';
import { sumWords } from '../payment/payment-facts.ts';
import type { MailState } from '../mail/mail-state.ts';
import type { PaymentRecord } from '../payment/payment-record.ts';
import type { Standing } from './row-words.ts';

const sumNames: Readonly<Record<PaymentRecord['state'], string>> = {
  paid: 'Paid',
  pending: 'By transfer',
  unresolved: 'Not confirmed',
  reported: 'Reported, not confirmed',
};

/** What the sum of a payment is called. */
export function sumName({ state, check }: Pick<PaymentRecord, 'state' | 'check'>): string {
  return check === 'denied' ? 'Not confirmed' : sumNames[state];
}

const ownWords = {
  transfer: 'Your transfer is on its way',
  paid: 'Paid',
  announced: 'announced',
  opened: 'opened',
};

/** Of what was only found, the moment is that of the look. */
const othersWords: typeof ownWords = {
  transfer: 'Somebody’s transfer is on its way',
  paid: 'Seen',
  announced: 'seen',
  opened: 'seen',
};

/** How a payment stands; `paid` is what its state is called once it is in, `isOthers` one that another device made. */
export function paymentStanding(payment: PaymentRecord, paid: string, isOthers = false): Standing {
  const { state, reference, at, check } = payment;
  const words = isOthers ? othersWords : ownWords;
  const sum = sumWords(payment);
  const moment = momentInWords(at);
  if (state === 'paid' && check === 'denied') {
    return {
      mood: 'waiting',
      state: 'The payment is not confirmed',
      detail: `${sum}, ${moment}. Reference ${reference}. Please do not pay again: call us with the reference.`,
    };
  }
  if (state === 'paid') {
    return {
      mood: 'paid',
      state: paid,
      detail: `${words.paid} ${moment}. Reference ${reference}.`,
    };
  }
  if (state === 'pending') {
    return {
      mood: 'waiting',
      state: words.transfer,
      detail: `${sum}, ${words.announced} ${moment}. Reference ${reference}. Please do not pay twice.`,
    };
  }
  return {
    mood: 'waiting',
    state: 'A payment may have gone through',
    detail: `A card form over ${sum} was ${words.opened} ${moment}, and we saw no payment. Reference ${reference}. If your bank debited you, do not pay again: call us.`,
  };
}

/** Whether the venue knows of a payment, by the e-mail about it, and what has to be done so that it does. */
export const toldWords = {
  sent: '',
  unsent: ' The venue has not been told yet, as far as we know: open the receipt, and it is.',
  unanswered:
    ' An e-mail to the venue was sent, and no answer tells whether it arrived: on the receipt you can send it again.',
} as const satisfies Record<MailState, string>;
