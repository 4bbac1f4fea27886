import type { EmailFailure } from '@venue/shared/email/email-outcome.ts';
import type { UnpaidResult } from '../../payment/payment-flow.ts';
import { wasCalledPaid } from '../../payment/payment-record.ts';
import type { HallPayment } from '../booking/hall-payment.ts';

/** What has become of the invoice and its e-mail. */
export type MailNotice =
  | { kind: 'invoice-sent' }
  | { kind: 'invoice-not-sent'; reason: EmailFailure }
  /** The same details were sent again; this is their first invoice. */
  | { kind: 'held-before' }
  /** The hall is held for that day under other details. */
  | { kind: 'held-otherwise' };

/** What has become of a payment. */
export type InvoicePaymentNotice =
  | UnpaidResult<HallPayment>
  | { kind: 'paid-or-pending'; record: HallPayment }
  /** A payment arrived that this page did not know of, so less is left to pay. */
  | { kind: 'paid-meanwhile' }
  /** There are attempts that the visitor had not been shown. */
  | { kind: 'unacknowledged-payments' }
  /** The payment company’s records say otherwise. */
  | { kind: 'denied' };

/** What has just happened to the invoice on the screen. */
export type InvoiceNotice = MailNotice | InvoicePaymentNotice;

const mailKinds: ReadonlySet<InvoiceNotice['kind']> = new Set<MailNotice['kind']>([
  'invoice-sent',
  'invoice-not-sent',
  'held-before',
  'held-otherwise',
]);

export function isMailNotice(notice: InvoiceNotice): notice is MailNotice {
  return mailKinds.has(notice.kind);
}

/** Whether a payment has just gone through; its receipt says so. */
export function isPaidNotice(notice: InvoiceNotice | undefined): boolean {
  return notice?.kind === 'paid-or-pending' && wasCalledPaid(notice.record);
}
