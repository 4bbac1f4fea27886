import { momentInWords } from '../time/moment-in-words.ts';
import { sumWords } from '../payment/payment-facts.ts';
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

/** How a payment stands; `paid` is what its state is called once it is in, `isOthers` one that another device made. */
export function paymentStanding(payment: PaymentRecord, paid: string, isOthers = false): Standing {
  const { state, reference, at, check } = payment;
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
    return { mood: 'paid', state: paid, detail: `Paid ${moment}. Reference ${reference}.` };
  }
  if (state === 'pending') {
    return {
      mood: 'waiting',
      state: isOthers ? 'Somebody’s transfer is on its way' : 'Your transfer is on its way',
      detail: `${sum}, announced ${moment}. Reference ${reference}. Please do not pay twice.`,
    };
  }
  return {
    mood: 'waiting',
    state: 'A payment may have gone through',
    detail: `A card form over ${sum} was opened ${moment}, and we saw no payment. Reference ${reference}. If your bank debited you, do not pay again: call us.`,
  };
}

/** What has to be done so that the venue knows of a payment. */
export const unnotifiedWords =
  ' The venue has not been told yet, as far as we know: open the receipt, and it is.';
