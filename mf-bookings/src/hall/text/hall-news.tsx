import { messages } from '@venue/shared/messages.ts';
import type { ReactNode } from 'react';
import { PhoneLink } from '../../controls/phone-link.tsx';
import {
  cardRefusedTitle,
  closedTitle,
  noConnectionTitle,
  transferEndedTitle,
} from '../../payment/card-form-text.ts';
import type { PaymentResult } from '../../payment/pay.ts';
import type { PaymentRecord } from '../../payment/payment-record.ts';

/** How an attempt to pay ended, where the invoice has something to say of it. */
type ToldEnd = Exclude<
  PaymentResult<PaymentRecord, unknown>['kind'],
  'settled' | 'page-left' | 'stopped' | 'too-much' | 'here'
>;

/** What has just happened to the invoice on the screen. */
export type HallNews =
  | 'invoice-sent'
  | 'invoice-not-sent'
  /** The same details were submitted again: this is the invoice they got. */
  | 'held-before'
  /** The hall is held for that day under other details. */
  | 'held-otherwise'
  | ToldEnd
  | 'paid'
  /** A transfer is under way. */
  | 'pending'
  /** Money came in that this page did not know of, so that less is left to pay. */
  | 'paid-meanwhile'
  /** The transfer that was announced has not come. */
  | 'transfer-ended'
  /** The payment company’s records say otherwise. */
  | 'denied';

/** What is said of a piece of news, and where. */
type NewsText = {
  /** Where it stands: above the invoice, beside the way to pay, or only in the receipt. */
  beside: 'invoice' | 'payment' | 'receipt';
  /** The catalogue's message, raised beside. */
  toast?: { kind: 'success' | 'error'; text: string };
  /** On the page; the toast's words where not given. */
  title?: string;
  text?: ReactNode;
  /** Another try is likely, and its button has the focus. */
  keepsFocus?: boolean;
};

function failure(text: string) {
  return { kind: 'error', text } as const;
}

export const newsText: Readonly<Record<HallNews, NewsText>> = {
  'invoice-sent': { beside: 'invoice', toast: { kind: 'success', text: messages.invoiceSent } },
  'invoice-not-sent': { beside: 'invoice', toast: failure(messages.somethingWentWrong) },
  'held-before': {
    beside: 'invoice',
    text: 'You sent these details before, and this is their invoice. Nothing was booked twice.',
  },
  'held-otherwise': {
    beside: 'invoice',
    text: (
      <>
        You hold this hall for that day already, under the details below; it was not booked again. To change a
        name or a number, call <PhoneLink />; another e-mail address can be given here.
      </>
    ),
  },
  'closed-before-shown': {
    beside: 'payment',
    toast: failure(messages.somethingWentWrong),
    text: 'The card form was closed before it showed, and nothing was charged. The hall is still held.',
    keepsFocus: true,
  },
  'closed-after-shown': {
    beside: 'payment',
    toast: failure(messages.somethingWentWrong),
    title: closedTitle,
    keepsFocus: true,
  },
  recognised: {
    beside: 'payment',
    text: 'Somebody may have paid meanwhile: read about it here before you pay.',
  },
  'card-refused': {
    beside: 'payment',
    toast: failure(cardRefusedTitle),
    text: 'Nothing was charged, and the hall is still held.',
  },
  unavailable: {
    beside: 'payment',
    toast: failure(messages.paymentScriptFailed),
    text: (
      <>
        The card form did not open and nothing was charged. Pay by transfer, with the details on this page, or
        call <PhoneLink />.
      </>
    ),
  },
  'no-connection': {
    beside: 'payment',
    toast: failure(messages.paymentScriptFailed),
    title: noConnectionTitle,
    text: 'So the card form did not open, and nothing was charged. The hall is still held: try again when you are online.',
    keepsFocus: true,
  },
  'other-tab': {
    beside: 'payment',
    text: 'The card form for this invoice is open in another tab or window of this browser. Finish or close it there; then it can be paid here.',
  },
  paid: { beside: 'receipt', toast: { kind: 'success', text: messages.paymentSuccessful } },
  pending: { beside: 'payment' },
  'paid-meanwhile': {
    beside: 'payment',
    text: 'A payment came in meanwhile, and nothing was charged now. What is left to pay stands here anew.',
  },
  'transfer-ended': { beside: 'payment', title: transferEndedTitle },
  denied: { beside: 'payment', text: 'This payment is not confirmed. Please do not pay again.' },
};
