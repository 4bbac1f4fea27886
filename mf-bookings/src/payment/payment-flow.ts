import { addressNotTaken } from './card-form-text.ts';
import type { PaymentResult } from './pay.ts';
import type { PaymentRecord } from './payment-record.ts';

/** What is wrong with the fields of a form, by their names. */
export type FieldProblems = Readonly<Record<string, string>>;

/** How an attempt ends that its page has to show. */
export type ShownResult<Payment extends PaymentRecord, Obstacle> = Exclude<
  PaymentResult<Payment, Obstacle>,
  { kind: 'here' | 'page-left' }
>;

/** Why the visitor is still, or again, at the form. */
export type PaymentNotice<Payment extends PaymentRecord, Obstacle> =
  | { kind: 'problems'; problems: FieldProblems }
  | Exclude<ShownResult<Payment, Obstacle>, { kind: 'settled' | 'recognised' }>
  /** The transfer that was announced has not come (C-22). */
  | { kind: 'transfer-ended'; record: Payment };

/** Where a visitor is on a page that takes a payment. */
export type PaymentFlow<Payment extends PaymentRecord, Obstacle> =
  /** `returned`: from a receipt. */
  | { stage: 'form'; notice?: PaymentNotice<Payment, Obstacle>; returned?: boolean }
  /** The same was paid before, or may have been (C-22); first what says most about the money. */
  | { stage: 'asking'; earlier: readonly Payment[] }
  | { stage: 'paying' }
  /** `fresh`: it has just happened, and is not only found again. `notifying`: an e-mail to the venue is on its way. */
  | { stage: 'settled'; record: Payment; fresh: boolean; notifying: boolean };

/** The receipt of a payment. */
export function settled<Payment extends PaymentRecord, Obstacle>(
  record: Payment,
  fresh: boolean,
): PaymentFlow<Payment, Obstacle> {
  return { stage: 'settled', record, fresh, notifying: false };
}

/** Where an attempt leads. One that is not waited for any more changes nothing, but for a payment that went through. */
export function applyResult<Payment extends PaymentRecord, Obstacle>(
  flow: PaymentFlow<Payment, Obstacle>,
  end: ShownResult<Payment, Obstacle>,
): PaymentFlow<Payment, Obstacle> {
  if (end.kind === 'settled') return settled(end.record, true);
  if (flow.stage !== 'paying') return flow;
  if (end.kind === 'recognised') return { stage: 'asking', earlier: end.earlier };
  return { stage: 'form', notice: end };
}

/** The receipt of a payment that the device knows or has looked up; not over anything that the page has said or asked. */
export function withFound<Payment extends PaymentRecord, Obstacle>(
  flow: PaymentFlow<Payment, Obstacle>,
  record: Payment | undefined,
  fresh: boolean,
): PaymentFlow<Payment, Obstacle> {
  const isUntouched = flow.stage === 'form' && !flow.notice && !flow.returned;
  return record && isUntouched ? settled(record, fresh) : flow;
}

/** The receipt that is shown, with what is known of its payment by now. */
export function withFinding<Payment extends PaymentRecord, Obstacle>(
  flow: PaymentFlow<Payment, Obstacle>,
  record: Payment,
): PaymentFlow<Payment, Obstacle> {
  if (flow.stage !== 'settled' || flow.record.reference !== record.reference) return flow;
  if (record.state === 'unresolved') return { stage: 'form', notice: { kind: 'transfer-ended', record } };
  return { ...flow, record };
}

/** The receipt that is shown, with what became of the e-mail to the venue. */
export function withMail<Payment extends PaymentRecord, Obstacle>(
  flow: PaymentFlow<Payment, Obstacle>,
  { reference, mail }: Payment,
  notifying: boolean,
): PaymentFlow<Payment, Obstacle> {
  if (flow.stage !== 'settled' || flow.record.reference !== reference) return flow;
  return { ...flow, record: { ...flow.record, mail }, notifying };
}

/** What is said at the form. */
export function noticeOf<Payment extends PaymentRecord, Obstacle>(
  flow: PaymentFlow<Payment, Obstacle>,
): PaymentNotice<Payment, Obstacle> | undefined {
  return flow.stage === 'form' ? flow.notice : undefined;
}

/** What is wrong with the fields, by the page or by the card company. */
export function problemsIn(notice: PaymentNotice<PaymentRecord, unknown> | undefined): FieldProblems {
  if (notice?.kind === 'problems') return notice.problems;
  const isAboutAddress = notice?.kind === 'card-refused' && notice.about === 'email';
  return isAboutAddress ? { email: addressNotTaken } : {};
}
