import type { ReactNode } from 'react';
import { failureText } from '@venue/shared/email/email-outcome.ts';
import { toastTexts } from '@venue/shared/text/toast-texts.ts';
import { addressNotTaken } from '../../payment/card-form-text.ts';
import type { UnpaidResult } from '../../payment/payment-flow.ts';
import { PhoneLink } from '../../ui/phone-link.tsx';
import type { HallPayment } from '../booking/hall-payment.ts';
import type { InvoiceNotice, MailNotice } from '../flow/invoice-notice.ts';

/** Messages of the specification, shown as toasts and as headings. */
export const mailMessages: Readonly<Partial<Record<MailNotice['kind'], string>>> = {
  'invoice-sent': toastTexts.invoiceSent,
  'invoice-not-sent': toastTexts.somethingWentWrong,
};

type OwnText = Exclude<InvoiceNotice['kind'], UnpaidResult<HallPayment>['kind'] | 'paid-or-pending'>;

/** What the hall alone says. */
export const noticeTexts: Readonly<Partial<Record<OwnText, ReactNode>>> = {
  'held-before': 'You sent these details before, and this is the invoice you got. Nothing was booked twice.',
  'held-otherwise': (
    <>
      You already hold this hall for that day, under the details below; it was not booked again. To change a
      name or a number, call <PhoneLink />; you can give another e-mail address here.
    </>
  ),
  'unacknowledged-payments': 'Someone may have paid in the meantime: read about it here before you pay.',
  'paid-meanwhile':
    'Another payment arrived in the meantime, so nothing was charged just now. The amount left to pay is updated below.',
  denied: (
    <>
      This payment is not confirmed. Please do not pay again: call <PhoneLink />.
    </>
  ),
};

/** Why the address of the invoice was refused; undefined if it was not. */
export function addressProblemIn(notice: InvoiceNotice | undefined): string | undefined {
  if (notice?.kind === 'invoice-not-sent' && notice.reason === 'recipient')
    return 'Our mail service does not take this address: please correct it';
  return notice?.kind === 'card-refused' && notice.about === 'email' ? addressNotTaken : undefined;
}

/** Nothing for an e-mail without an answer: the page says so as long as it is not sent again. */
export function mailText(notice: MailNotice): ReactNode {
  if (notice.kind !== 'invoice-not-sent') return noticeTexts[notice.kind];
  return notice.reason === 'unanswered' ? undefined : failureText[notice.reason];
}
