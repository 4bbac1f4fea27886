import { messages } from '@venue/shared/words/messages.ts';
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

/** Outcomes of a payment that the invoice reports. */
type ReportedEnd = Exclude<
  PaymentResult<PaymentRecord, unknown>['kind'],
  'settled' | 'page-left' | 'stopped' | 'too-much' | 'already-running'
>;

/** What has just happened to the invoice on the screen. */
export type HallNews =
  | 'invoice-sent'
  | 'invoice-not-sent'
  /** The same details were sent again; this is their first invoice. */
  | 'held-before'
  /** The hall is held for that day under other details. */
  | 'held-otherwise'
  | ReportedEnd
  | 'paid'
  /** A transfer is under way. */
  | 'pending'
  /** A payment arrived that this page did not know of, so less is left to pay. */
  | 'paid-meanwhile'
  /** The announced transfer has not arrived. */
  | 'transfer-ended'
  /** The payment company’s records say otherwise. */
  | 'denied';

type NewsText = {
  /** Above the invoice, beside the payment, or only in the receipt. */
  beside: 'invoice' | 'payment' | 'receipt';
  /** Message of the specification, also shown as a toast. */
  toast?: { kind: 'success' | 'error'; text: string };
  /** Heading on the page; the toast's text if not given. */
  title?: string;
  text?: ReactNode;
  /** The invoice is as before: if the hall was held, it still is. */
  changesNothing?: boolean;
  /** The focus stays on the button, as another try is likely. */
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
    text: 'You sent these details before, and this is the invoice you got. Nothing was booked twice.',
  },
  'held-otherwise': {
    beside: 'invoice',
    text: (
      <>
        You already hold this hall for that day, under the details below; it was not booked again. To change a
        name or a number, call <PhoneLink />; you can give another e-mail address here.
      </>
    ),
  },
  'closed-before-shown': {
    beside: 'payment',
    toast: failure(messages.somethingWentWrong),
    text: 'The card form was closed before it opened, and nothing was charged.',
    changesNothing: true,
    keepsFocus: true,
  },
  'closed-after-shown': {
    beside: 'payment',
    toast: failure(messages.somethingWentWrong),
    title: closedTitle,
    changesNothing: true,
    keepsFocus: true,
  },
  'unacknowledged-payments': {
    beside: 'payment',
    text: 'Someone may have paid in the meantime: read about it here before you pay.',
  },
  'card-refused': {
    beside: 'payment',
    toast: failure(cardRefusedTitle),
    text: 'Nothing was charged.',
    changesNothing: true,
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
    text: 'The card form did not open, and nothing was charged. Try again when you’re back online.',
    changesNothing: true,
    keepsFocus: true,
  },
  'open-in-other-tab': {
    beside: 'payment',
    text: 'The card form for this invoice is open in another tab or window of this browser. Finish or close it there, then pay here.',
  },
  paid: { beside: 'receipt', toast: { kind: 'success', text: messages.paymentSuccessful } },
  pending: { beside: 'payment' },
  'paid-meanwhile': {
    beside: 'payment',
    text: 'Another payment arrived in the meantime, so nothing was charged just now. The amount left to pay is updated below.',
  },
  'transfer-ended': { beside: 'payment', title: transferEndedTitle, changesNothing: true },
  denied: {
    beside: 'payment',
    text: (
      <>
        This payment is not confirmed. Please do not pay again: call <PhoneLink />.
      </>
    ),
  },
};
