import { toastTexts } from '@venue/shared/text/toast-texts.ts';
import type { ReactNode } from 'react';
import { PhoneLink } from '../../ui/phone-link.tsx';
import type { UnpaidResult } from '../../payment/payment-flow.ts';
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
