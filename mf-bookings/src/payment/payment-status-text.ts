import { formatNaira, capital } from '@venue/shared/text/numbers.ts';
import { mainPhone } from '@venue/shared/venue/contacts.ts';
import { momentInWords } from '../time/moment-in-words.ts';
import { type PaymentRecord, isFromThisDevice, type PaymentStatus } from './payment-record.ts';

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

type Wording = Text & {
  label: string;
  /** What happened at its moment. */
  momentLabel: string;
  /** Why it is not counted, after its amount; absent if it is. */
  uncounted?: string;
  /** In the e-mail to the venue. */
  forVenue: string;
  /** If another device made it; absent if the words are the same. */
  others?: Text;
};

const notTwice = 'We will confirm it once it arrives. Please do not pay twice. If you have a question,';
const askOthers = 'Before you pay, ask anyone else who has this invoice. If you have a question,';

const wordings: Readonly<Record<Exclude<PaymentStatus, 'confirmed'>, Wording>> = {
  paid: {
    label: 'Paid',
    momentLabel: 'Paid',
    forVenue: 'The card form reported it as paid.',
    title: 'This has already been paid',
    happened: (amount, moment) => `${amount} was paid on ${moment}.`,
    advice: 'If you have a question,',
    others: {
      title: 'Someone else has paid',
      happened: (amount, moment) => `${amount} was paid from another device. We saw it on ${moment}.`,
      advice: askOthers,
    },
  },
  denied: {
    label: 'Not confirmed',
    momentLabel: 'Reported as paid',
    uncounted: 'is not confirmed and is not counted here.',
    forVenue: 'Not confirmed: the payment company’s records do not match it.',
    title: 'We cannot find your payment',
    happened: (amount, moment) =>
      `The card form reported ${amount} as paid on ${moment}, but the payment company’s records do not match it.`,
    advice: 'Please do not pay again. To sort it out,',
  },
  pending: {
    label: 'On its way by transfer',
    momentLabel: 'Announced',
    uncounted: 'is on its way by transfer and is not counted here.',
    forVenue: 'A bank transfer was announced and has not arrived yet.',
    title: 'Your transfer is on its way',
    happened: (amount, moment) =>
      `The payment company has been waiting for your transfer of ${amount} since ${moment}.`,
    advice: notTwice,
    others: {
      title: 'Someone else’s transfer is on its way',
      happened: (amount, moment) =>
        `The payment company is waiting for someone else’s transfer of ${amount}. We saw it on ${moment}.`,
      advice: notTwice,
    },
  },
  unresolved: {
    label: 'No payment seen',
    momentLabel: 'Started',
    uncounted: 'was to be paid by card, and we saw no payment. If your bank debited you, please tell us.',
    forVenue: 'A card payment was started, and no payment was seen.',
    title: 'A payment may have gone through',
    happened: (amount, moment) => `A card payment of ${amount} was started on ${moment}.`,
    advice: 'We saw no payment. If your bank debited you, do not pay again:',
    others: {
      title: 'A card payment was started before',
      happened: (amount) =>
        `A card payment of ${amount} was started before, here or on another device, and may have gone through. This page cannot tell.`,
      advice: askOthers,
    },
  },
  reported: {
    label: 'Reported, not confirmed',
    momentLabel: 'Reported',
    uncounted: 'is not confirmed and is not counted here.',
    forVenue: 'Someone says they have paid it.',
    title: 'Someone says they have paid',
    happened: (amount, _, by) =>
      `${by} says they have paid ${amount}. It is not confirmed, so we have not deducted it.`,
    advice: 'To find out whether it has arrived,',
  },
};

type Worded = Pick<PaymentRecord, 'status'>;

function wordingOf({ status }: Worded): Wording {
  return wordings[status === 'confirmed' ? 'paid' : status];
}

function textOf(payment: PaymentRecord): Text {
  const wording = wordingOf(payment);
  return isFromThisDevice(payment) ? wording : (wording.others ?? wording);
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

export function statusLabel(payment: Worded): string {
  return wordingOf(payment).label;
}

export function momentLabel(payment: Worded): string {
  return wordingOf(payment).momentLabel;
}

/** Why a payment is not counted; undefined if it is. */
export function uncountedText(payment: DisplayedPayment): string | undefined {
  const { uncounted } = wordingOf(payment);
  if (uncounted === undefined) return undefined;
  const reporter = payment.status === 'reported' ? ` reported by ${payment.by || 'someone'}` : '';
  return `${capital(amountText(payment))}${reporter} ${uncounted}`;
}

/** For the venue's e-mails. The page may be wrong, so each points to the provider's dashboard. */
export function venueText(payment: Worded): string {
  return `${wordingOf(payment).forVenue} Look up the reference on the payment provider’s dashboard before you confirm the booking.`;
}
