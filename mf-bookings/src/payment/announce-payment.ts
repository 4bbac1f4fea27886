import { messages } from '@venue/shared/messages.ts';
import type { BookingHost } from '../host.ts';
import { cardRefusedTitle } from './card-form-text.ts';
import type { PaymentResult } from './pay.ts';
import type { PaymentRecord } from './payment-record.ts';

const failures: Readonly<Partial<Record<PaymentResult<PaymentRecord, unknown>['kind'], string>>> = {
  unavailable: messages.paymentScriptFailed,
  'no-connection': messages.paymentScriptFailed,
  'card-refused': cardRefusedTitle,
  'closed-after-shown': messages.somethingWentWrong,
  'closed-before-shown': messages.somethingWentWrong,
};

/** Raises the catalogue's message for the end of an attempt to pay, where it has one. */
export function announcePayment(
  { notify }: Pick<BookingHost, 'notify'>,
  end: PaymentResult<PaymentRecord, unknown>,
): void {
  const failure = failures[end.kind];
  if (failure !== undefined) notify('error', failure);
  if (end.kind === 'settled' && end.record.state === 'paid') notify('success', messages.paymentSuccessful);
}
