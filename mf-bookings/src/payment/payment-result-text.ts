import { toastTexts } from '@venue/shared/text/toast-texts.ts';
import type { BookingHost } from '../host.ts';
import type { CardRefusal } from '../services/charge.ts';
import type { UnpaidResult } from './payment-flow.ts';
import { type PaymentRecord, wasCalledPaid } from './payment-record.ts';

type UnpaidText = {
  title: string;
  /** `what`: what is being paid, `this invoice`. */
  text?: (what: string) => string;
  /** A message of the specification (M-07, M-11), except `notOpened`. */
  toast?: string;
};

const notOpened = 'The payment company did not open its card form';

const unpaidTexts: Readonly<Record<UnpaidResult<PaymentRecord>['kind'], UnpaidText>> = {
  'closed-before-shown': {
    title: 'You closed the card form.',
    text: () => 'It had not loaded yet, and nothing was charged.',
    toast: toastTexts.somethingWentWrong,
  },
  'closed-after-shown': { title: 'You closed the card form.', toast: toastTexts.somethingWentWrong },
  'card-refused': { title: notOpened, toast: notOpened },
  unavailable: {
    title: toastTexts.paymentScriptFailed,
    text: () => 'The card form did not open, and nothing was charged.',
    toast: toastTexts.paymentScriptFailed,
  },
  'no-connection': {
    title: 'You are offline.',
    text: () => 'The card form did not open, and nothing was charged. Try again when you’re back online.',
    toast: toastTexts.paymentScriptFailed,
  },
  'too-much': {
    title: 'That is more than is left to pay.',
    text: (what) =>
      `Nothing was charged. After the payments this device knows of, less than that is left to pay for ${what}.`,
  },
  'unread-payment': {
    title: 'A payment may have gone through.',
    text: () =>
      'Another version of this page saved a payment that this version cannot read. Nothing is charged until that is clear.',
  },
  'open-in-other-tab': {
    title: 'This payment is open in another tab.',
    text: (what) =>
      `The card form for ${what} is open in another tab or window of this browser. Finish or close it there, then pay here.`,
  },
  'transfer-ended': { title: 'We have not seen your transfer arrive.' },
};

export function unpaidTitle({ kind }: UnpaidResult<PaymentRecord>): string {
  return unpaidTexts[kind].title;
}

function refusalText({ reason }: CardRefusal): string {
  return `${reason === undefined ? 'It did not say why.' : `It says: “${reason}”.`} Nothing was charged.`;
}

/** What happened; undefined if the advice about the record says it. */
export function unpaidText(result: UnpaidResult<PaymentRecord>, what: string): string | undefined {
  return result.kind === 'card-refused' ? refusalText(result) : unpaidTexts[result.kind].text?.(what);
}

/** What a page says of an attempt to pay. */
export type AnnouncedResult =
  | { kind: UnpaidResult<PaymentRecord>['kind'] }
  /** The page asks or explains, without a toast. */
  | { kind: 'unacknowledged-payments' | 'stopped' | 'paid-meanwhile' | 'denied' }
  | { kind: 'paid-or-pending'; record: Pick<PaymentRecord, 'status'> };

const toasts: Readonly<
  Record<Exclude<AnnouncedResult['kind'], 'paid-or-pending'>, Pick<UnpaidText, 'toast'>>
> = {
  ...unpaidTexts,
  'unacknowledged-payments': {},
  stopped: {},
  'paid-meanwhile': {},
  denied: {},
};

/** Whether it is paid now: a transfer that is only pending is not. */
export function isPaidResult(result: AnnouncedResult): boolean {
  return result.kind === 'paid-or-pending' && wasCalledPaid(result.record);
}

/** Shows the toast of a result, if it has one (M-08 for a payment). */
export function announceResult({ notify }: Pick<BookingHost, 'notify'>, result: AnnouncedResult): void {
  if (result.kind === 'paid-or-pending') {
    if (wasCalledPaid(result.record)) notify('success', toastTexts.paymentSuccessful);
    return;
  }
  const { toast } = toasts[result.kind];
  if (toast !== undefined) notify('error', toast);
}
