import { mainPhone } from '@venue/shared/venue/contacts.ts';
import { formatNaira } from '@venue/shared/money.ts';
import { capital } from '@venue/shared/words/number-words.ts';
import { momentInWords } from '../time/moment-in-text.ts';
import type { PaymentRecord } from './payment-record.ts';
import type { StandIn } from '../storage/kept-items.ts';
import { type PaymentStatus, paymentStatusOf } from './payment-status.ts';

/** A payment that pages speak of. `by`: who says to have made it. */
export type ToldPayment = PaymentRecord & StandIn & { choice?: string; by?: string | undefined };

type Text = {
  /** As a heading says it, without its full stop. */
  title: string;
  /** `sum` with what it is for; `moment` of one that another device made is when it was seen; `by`: whoever says to have made it. */
  happened: (sum: string, moment: string, by: string) => string;
  /** Whom to ask follows. */
  advice: string;
};

const notTwice = 'When it has arrived, the venue confirms it. Please do not pay twice. Questions:';

/** One's own payments: made on this device. */
const own: Readonly<Record<Exclude<PaymentStatus, 'reported'>, Text>> = {
  paid: {
    title: 'This is paid already',
    happened: (sum, moment) => `${sum} was paid, ${moment}.`,
    advice: 'Questions:',
  },
  denied: {
    title: 'We cannot find your payment',
    happened: (sum, moment) =>
      `${sum} was said to be paid, ${moment}, and the payment company’s records do not show it.`,
    advice: 'Please do not pay again, and we settle it:',
  },
  pending: {
    title: 'Your transfer is on its way',
    happened: (sum, moment) => `The payment company waits for your transfer of ${sum} since ${moment}.`,
    advice: notTwice,
  },
  unresolved: {
    title: 'A payment may have gone through',
    happened: (sum, moment) => `A card form over ${sum} was opened, ${moment}.`,
    advice: 'We saw no payment. If your bank debited you, do not pay again:',
  },
};

/** What was only found under a reference, or heard of. */
const others: Readonly<Record<PaymentStatus, Text>> = {
  paid: {
    title: 'Somebody else has paid',
    happened: (sum, moment) => `${sum} was paid from another device, seen ${moment}.`,
    advice: 'Ask whoever else has this invoice before you pay. Questions:',
  },
  denied: own.denied,
  pending: {
    title: 'Somebody’s transfer is on its way',
    happened: (sum, moment) => `The payment company waits for somebody’s transfer of ${sum}, seen ${moment}.`,
    advice: notTwice,
  },
  unresolved: {
    title: 'Somebody else has begun to pay',
    happened: (sum) =>
      `Somebody else has opened a card form over ${sum}, and may have paid: this page cannot see it.`,
    advice: 'Ask whoever else has this invoice before you pay. Questions:',
  },
  reported: {
    title: 'Somebody says to have paid',
    happened: (sum, _, by) => `${by} says to have paid ${sum}. It is not confirmed, so it is not taken off.`,
    advice: 'To find out whether it has arrived,',
  },
};

/** What another release of this page has noted, and this one cannot read. */
const unreadable: Text = {
  title: 'A payment may have gone through',
  happened: () => 'Another version of this page noted a payment that this one cannot read.',
  advice: 'Before anybody pays, ask how it stands:',
};

function wordsOf(payment: ToldPayment): Text {
  if ('unread' in payment) return unreadable;
  const standing = paymentStatusOf(payment);
  return standing === 'reported' || payment.choice === 'other-device' ? others[standing] : own[standing];
}

/** An attempt whose end nobody saw, beside a payment that went well; whom to ask follows. */
export function earlierTryText(payment: ToldPayment): string {
  return `An earlier card form over ${sumText(payment)}, ${momentInWords(payment.at)}, brought no payment that we saw. Only if your bank debited you for that one too,`;
}

/** The sum of a payment; of one that another device made, it may not be known. */
export function sumText({ naira }: Pick<PaymentRecord, 'naira'>): string {
  return naira > 0 ? formatNaira(naira) : 'an unknown sum';
}

/** How a payment stands, as a heading says it, without a full stop. */
export function paymentTitle(payment: ToldPayment): string {
  return wordsOf(payment).title;
}

/** What happened, and what to do about it; whom to ask, with the reference, follows. `what`: `for Ambali Hall`. */
export function paymentStory(payment: ToldPayment, what = ''): { happened: string; advice: string } {
  const { happened, advice } = wordsOf(payment);
  const sum = `${sumText(payment)}${what === '' ? '' : ` ${what}`}`;
  const text = happened(sum, momentInWords(payment.at), payment.by || 'Somebody');
  return { happened: capital(text), advice };
}

/** The same as plain text, with whom to ask. */
export function paymentStoryText(payment: ToldPayment): string {
  const { happened, advice } = paymentStory(payment);
  return `${happened} ${advice} call ${mainPhone}, with the reference ${payment.reference}.`;
}

const sumNames: Readonly<Record<PaymentStatus, string>> = {
  paid: 'Paid',
  denied: 'Not confirmed',
  pending: 'On its way by transfer',
  unresolved: 'No payment seen',
  reported: 'Reported, not confirmed',
};

/** What the sum of a payment is called. */
export function sumName(payment: Pick<PaymentRecord, 'state' | 'check'>): string {
  return sumNames[paymentStatusOf(payment)];
}

const momentNames: Readonly<Record<PaymentStatus, string>> = {
  paid: 'Paid',
  denied: 'Said to be paid',
  pending: 'Announced',
  unresolved: 'Opened',
  reported: 'Reported',
};

/** What the moment of a payment is called. */
export function momentName(payment: Pick<PaymentRecord, 'state' | 'check'>): string {
  return momentNames[paymentStatusOf(payment)];
}

const uncounted: Readonly<Record<Exclude<PaymentStatus, 'paid'>, string>> = {
  denied: 'is not confirmed and is not counted here.',
  pending: 'is on its way by transfer and is not counted here.',
  unresolved: 'was asked for in a card form and we saw no payment. If your bank debited you, tell the venue.',
  reported: 'is not confirmed and is not counted here.',
};

/** Why a payment takes nothing off, in a sentence; undefined of one that does. */
export function uncountedText(payment: ToldPayment): string | undefined {
  const standing = paymentStatusOf(payment);
  if (standing === 'paid') return undefined;
  const said = standing === 'reported' ? ` that ${payment.by ?? 'somebody'} says to have paid` : '';
  return `${capital(sumText(payment))}${said} ${uncounted[standing]}`;
}

const lookItUp = 'Look the reference up on the payment provider’s dashboard before you confirm the booking.';

/** How money stands, for whoever reads the venue's mail: a page can be wrong, the provider's dashboard is not. */
export const paymentMailText: Readonly<Record<PaymentStatus, string>> = {
  paid: `The card form said that it was paid. ${lookItUp}`,
  pending: `A bank transfer was announced, and has not arrived yet. ${lookItUp}`,
  denied: `Not confirmed: the payment company’s records do not show it. ${lookItUp}`,
  reported: `Somebody says to have paid it. ${lookItUp}`,
  unresolved: `A card form was opened, and no payment was seen. ${lookItUp}`,
};
