import { addressNotTaken } from './card-form-text.ts';
import type { PaymentResult } from './pay.ts';
import type { PaymentRecord } from './payment-record.ts';

/** Error texts by field name. */
export type FieldProblems = Readonly<Record<string, string>>;

/** The results that a page shows. */
export type ShownResult<Payment extends PaymentRecord, Obstacle> = Exclude<
  PaymentResult<Payment, Obstacle>,
  { kind: 'already-running' | 'page-left' }
>;

/** Why there is no payment, as far as is known: every page words these alike. */
export type UnpaidResult<Payment extends PaymentRecord> =
  | Exclude<ShownResult<Payment, never>, { kind: 'paid-or-pending' | 'unacknowledged-payments' | 'stopped' }>
  /** An announced transfer has not arrived (C-22). */
  | { kind: 'transfer-ended'; record: Payment };

/** Why the visitor is still at the form, or back at it. */
export type PaymentNotice<Payment extends PaymentRecord, Obstacle> =
  | UnpaidResult<Payment>
  | { kind: 'problems'; problems: FieldProblems }
  | { kind: 'stopped'; obstacle: Obstacle };

export type PaymentFlow<Payment extends PaymentRecord, Obstacle> =
  /** `returned`: from a question or a receipt. */
  | { stage: 'form'; notice?: PaymentNotice<Payment, Obstacle>; returned?: boolean }
  /** It was, or may have been, paid before (C-22); the most certain payment first. */
  | { stage: 'asking'; earlier: readonly Payment[] }
  | { stage: 'paying' }
  /** `takesFocus`: the visitor has just paid or opened it. `notifying`: an e-mail to the venue is being sent. */
  | { stage: 'receipt'; record: Payment; takesFocus: boolean; notifying: boolean };

export function receiptStage<Payment extends PaymentRecord, Obstacle>(
  record: Payment,
  takesFocus: boolean,
): PaymentFlow<Payment, Obstacle> {
  return { stage: 'receipt', record, takesFocus, notifying: false };
}

/** The flow while a payment is under way: a receipt stays on show. */
export function whilePaying<Payment extends PaymentRecord, Obstacle>(
  flow: PaymentFlow<Payment, Obstacle>,
): PaymentFlow<Payment, Obstacle> {
  return flow.stage === 'receipt' ? flow : { stage: 'paying' };
}

/** The flow after a result. If the page no longer waits for one, only a payment that went through changes it. */
export function applyResult<Payment extends PaymentRecord, Obstacle>(
  flow: PaymentFlow<Payment, Obstacle>,
  result: ShownResult<Payment, Obstacle>,
): PaymentFlow<Payment, Obstacle> {
  if (result.kind === 'paid-or-pending') return receiptStage(result.record, true);
  if (flow.stage !== 'paying') return flow;
  if (result.kind === 'unacknowledged-payments') return { stage: 'asking', earlier: result.earlier };
  return { stage: 'form', notice: result };
}

/** Shows the receipt of a stored payment, but never in place of a notice or a question. */
export function withFound<Payment extends PaymentRecord, Obstacle>(
  flow: PaymentFlow<Payment, Obstacle>,
  record: Payment | undefined,
  takesFocus: boolean,
): PaymentFlow<Payment, Obstacle> {
  const isUntouched = flow.stage === 'form' && !flow.notice && !flow.returned;
  return record && isUntouched ? receiptStage(record, takesFocus) : flow;
}

/** Updates the receipt on show with what was found out about its payment. */
export function withFinding<Payment extends PaymentRecord, Obstacle>(
  flow: PaymentFlow<Payment, Obstacle>,
  record: Payment,
): PaymentFlow<Payment, Obstacle> {
  if (flow.stage !== 'receipt' || flow.record.reference !== record.reference) return flow;
  if (record.status === 'unresolved') return { stage: 'form', notice: { kind: 'transfer-ended', record } };
  return { ...flow, record };
}

/** Updates the receipt on show with the state of the e-mail to the venue. */
export function withMail<Payment extends PaymentRecord, Obstacle>(
  flow: PaymentFlow<Payment, Obstacle>,
  { reference, mail }: Payment,
  notifying: boolean,
): PaymentFlow<Payment, Obstacle> {
  if (flow.stage !== 'receipt' || flow.record.reference !== reference) return flow;
  return { ...flow, record: { ...flow.record, mail }, notifying };
}

export function noticeOf<Payment extends PaymentRecord, Obstacle>(
  flow: PaymentFlow<Payment, Obstacle>,
): PaymentNotice<Payment, Obstacle> | undefined {
  return flow.stage === 'form' ? flow.notice : undefined;
}

/** Problems found by the page or by the payment company. */
export function problemsIn(notice: PaymentNotice<PaymentRecord, unknown> | undefined): FieldProblems {
  if (notice?.kind === 'problems') return notice.problems;
  const isAboutAddress = notice?.kind === 'card-refused' && notice.about === 'email';
  return isAboutAddress ? { email: addressNotTaken } : {};
}
