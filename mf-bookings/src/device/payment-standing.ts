import { formatNaira } from '@venue/shared/money.ts';
import { numericMoment } from '../page/numeric-moment.ts';
import type { PaymentCheck } from '../payment/payment-check.ts';
import type { Standing } from './row-words.ts';

/** A payment as a ledger keeps it: naira, `at` in ms since the epoch. */
export type KeptPayment = {
  kind: 'opened' | 'pending' | 'paid';
  naira: number;
  reference: string;
  at: number;
  check?: PaymentCheck;
};

const sumNames: Readonly<Record<KeptPayment['kind'], string>> = {
  paid: 'paid',
  pending: 'by transfer',
  opened: 'not confirmed',
};

/** What the sum of a payment is called. */
export function sumName({ kind, check }: Pick<KeptPayment, 'kind' | 'check'>): string {
  return check === 'denied' ? 'not confirmed' : sumNames[kind];
}

/** How a payment stands; `paid` is what its state is called once it is in. */
export function paymentStanding({ kind, naira, reference, at, check }: KeptPayment, paid: string): Standing {
  const sum = formatNaira(naira);
  const moment = numericMoment(at);
  if (kind === 'paid' && check === 'denied') {
    return {
      mood: 'waiting',
      state: 'The payment is not confirmed',
      detail: `${sum}, ${moment}. Reference ${reference}. Please do not pay again: call us with the reference.`,
    };
  }
  if (kind === 'paid') {
    return { mood: 'paid', state: paid, detail: `Paid ${moment}. Reference ${reference}.` };
  }
  if (kind === 'pending') {
    return {
      mood: 'waiting',
      state: 'Your transfer is on its way',
      detail: `${sum}, announced ${moment}. Reference ${reference}. Please do not pay twice.`,
    };
  }
  return {
    mood: 'waiting',
    state: 'A payment may have gone through',
    detail: `A card form over ${sum} was opened ${moment}, and this device did not see how it ended. Reference ${reference}. If your bank debited you, call before you pay again.`,
  };
}
