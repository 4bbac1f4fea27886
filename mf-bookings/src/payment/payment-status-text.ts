import { mainPhone } from '@venue/shared/venue/contacts.ts';
import { formatNaira, capital } from '@venue/shared/text/numbers.ts';
import { momentInWords } from '../time/moment-in-words.ts';
import { type PaymentRecord, isOwn, type PaymentStatus, paymentStatusOf } from './payment-record.ts';

/** `by`: who reported it. */
export type DisplayedPayment = PaymentRecord & { by?: string | undefined };

type Text = {
  /** Without a full stop. */
  title: string;
  /** `amount` includes what it is for. For another device's payment, `moment` is when it was seen. `by`: who reported it. */
  happened: (amount: string, moment: string, by: string) => string;
  /** Followed by whom to call. */
  advice: string;
};

const notTwice = 'We will confirm it once it arrives. Please do not pay twice. If you have a question,';

/** Payments made on this device. */
const own: Readonly<Record<Exclude<PaymentStatus, 'reported'>, Text>> = {
  paid: {
    title: 'This has already been paid',
    happened: (amount, moment) => `${amount} was paid on ${moment}.`,
    advice: 'If you have a question,',
  },
  denied: {
    title: 'We cannot find your payment',
    happened: (amount, moment) =>
      `The card form reported ${amount} as paid on ${moment}, but the payment company’s records do not match it.`,
    advice: 'Please do not pay again. To sort it out,',
  },
  pending: {
    title: 'Your transfer is on its way',
    happened: (amount, moment) =>
      `The payment company has been waiting for your transfer of ${amount} since ${moment}.`,
    advice: notTwice,
  },
  unresolved: {
    title: 'A payment may have gone through',
    happened: (amount, moment) => `A card payment of ${amount} was started on ${moment}.`,
    advice: 'We saw no payment. If your bank debited you, do not pay again:',
  },
};

/** Payments found under a reference, or reported. */
const others: Readonly<Record<PaymentStatus, Text>> = {
  paid: {
    title: 'Someone else has paid',
    happened: (amount, moment) => `${amount} was paid from another device. We saw it on ${moment}.`,
    advice: 'Before you pay, ask anyone else who has this invoice. If you have a question,',
  },
  denied: own.denied,
  pending: {
    title: 'Someone else’s transfer is on its way',
    happened: (amount, moment) =>
      `The payment company is waiting for someone else’s transfer of ${amount}. We saw it on ${moment}.`,
    advice: notTwice,
  },
  unresolved: {
    title: 'A card payment was started before',
    happened: (amount) =>
      `A card payment of ${amount} was started before, here or on another device, and may have gone through. This page cannot tell.`,
    advice: 'Before you pay, ask anyone else who has this invoice. If you have a question,',
  },
  reported: {
    title: 'Someone says they have paid',
    happened: (amount, _, by) =>
      `${by} says they have paid ${amount}. It is not confirmed, so we have not deducted it.`,
    advice: 'To find out whether it has arrived,',
  },
};

function textOf(payment: DisplayedPayment): Text {
  const status = paymentStatusOf(payment);
  return status === 'reported' || !isOwn(payment) ? others[status] : own[status];
}

/** An unresolved attempt, next to a later payment that went through. Followed by whom to call. */
export function earlierAttemptText(payment: DisplayedPayment): string {
  return `An earlier card payment of ${amountText(payment)} was started on ${momentInWords(payment.at)}, and we did not see it go through. Only if your bank debited you for that one too,`;
}

export function amountText({ naira }: Pick<PaymentRecord, 'naira'>): string {
  return naira > 0 ? formatNaira(naira) : 'an unknown amount';
}

/** A heading without a full stop. */
export function paymentTitle(payment: DisplayedPayment): string {
  return textOf(payment).title;
}

/** What happened and what to do; followed by whom to call. `what`: `for Ambali Hall`. */
export function describePayment(payment: DisplayedPayment, what = ''): { happened: string; advice: string } {
  const { happened, advice } = textOf(payment);
  const amount = `${amountText(payment)}${what === '' ? '' : ` ${what}`}`;
  const text = happened(amount, momentInWords(payment.at), payment.by || 'Someone');
  return { happened: capital(text), advice };
}

/** As plain text, with whom to call. */
export function paymentDescription(payment: DisplayedPayment): string {
  const { happened, advice } = describePayment(payment);
  return `${happened} ${advice} call ${mainPhone}, quoting reference ${payment.reference}.`;
}

const statusLabels: Readonly<Record<PaymentStatus, string>> = {
  paid: 'Paid',
  denied: 'Not confirmed',
  pending: 'On its way by transfer',
  unresolved: 'No payment seen',
  reported: 'Reported, not confirmed',
};

export function statusLabel(payment: {
  state: PaymentRecord['state'];
  check?: PaymentRecord['check'];
}): string {
  return statusLabels[paymentStatusOf(payment)];
}

const momentLabels: Readonly<Record<PaymentStatus, string>> = {
  paid: 'Paid',
  denied: 'Reported as paid',
  pending: 'Announced',
  unresolved: 'Started',
  reported: 'Reported',
};

export function momentLabel(payment: {
  state: PaymentRecord['state'];
  check?: PaymentRecord['check'];
}): string {
  return momentLabels[paymentStatusOf(payment)];
}

const uncounted: Readonly<Record<Exclude<PaymentStatus, 'paid'>, string>> = {
  denied: 'is not confirmed and is not counted here.',
  pending: 'is on its way by transfer and is not counted here.',
  unresolved: 'was to be paid by card, and we saw no payment. If your bank debited you, please tell us.',
  reported: 'is not confirmed and is not counted here.',
};

/** Why a payment is not counted; undefined if it is. */
export function uncountedText(payment: DisplayedPayment): string | undefined {
  const status = paymentStatusOf(payment);
  if (status === 'paid') return undefined;
  const reporter = status === 'reported' ? ` reported by ${payment.by || 'someone'}` : '';
  return `${capital(amountText(payment))}${reporter} ${uncounted[status]}`;
}

const lookItUp = 'Look up the reference on the payment provider’s dashboard before you confirm the booking.';

/** For the venue's e-mails. The page may be wrong, so each text points to the provider's dashboard. */
export const paymentMailText: Readonly<Record<PaymentStatus, string>> = {
  paid: `The card form reported it as paid. ${lookItUp}`,
  pending: `A bank transfer was announced and has not arrived yet. ${lookItUp}`,
  denied: `Not confirmed: the payment company’s records do not match it. ${lookItUp}`,
  reported: `Someone says they have paid it. ${lookItUp}`,
  unresolved: `A card payment was started, and no payment was seen. ${lookItUp}`,
};
