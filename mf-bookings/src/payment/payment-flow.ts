import { addressNotTaken } from './card-form-text.ts';
import type { PaymentEnd } from './pay.ts';
import type { PaymentRecord } from './payment-record.ts';

/** What is wrong with the fields of a form, by their names. */
export type FieldProblems = Readonly<Record<string, string>>;

/** How an attempt ends that its page has to show. */
export type ShownEnd<Kept extends PaymentRecord, Stop> = Exclude<
  PaymentEnd<Kept, Stop>,
  { kind: 'here' | 'page-left' }
>;

/** Why the visitor is still, or again, at the form. */
export type PaymentNews<Kept extends PaymentRecord, Stop> =
  | { kind: 'problems'; problems: FieldProblems }
  | Exclude<ShownEnd<Kept, Stop>, { kind: 'settled' | 'recognised' }>
  /** The transfer that was announced has not come (C-22). */
  | { kind: 'transfer-ended'; record: Kept };

/** Where a visitor is on a page that takes a payment. */
export type PaymentFlow<Kept extends PaymentRecord, Stop> =
  /** `returned`: from a receipt. */
  | { stage: 'form'; news?: PaymentNews<Kept, Stop>; returned?: boolean }
  /** The same was paid before, or may have been (C-22); first what says most about the money. */
  | { stage: 'asking'; earlier: readonly Kept[] }
  | { stage: 'paying' }
  /** `fresh`: it has just happened, and is not only found again. `notifying`: an e-mail to the venue is on its way. */
  | { stage: 'settled'; record: Kept; fresh: boolean; notifying: boolean };

/** The receipt of a payment. */
export function settled<Kept extends PaymentRecord, Stop>(
  record: Kept,
  fresh: boolean,
): PaymentFlow<Kept, Stop> {
  return { stage: 'settled', record, fresh, notifying: false };
}

/** Where an attempt leads. One that is not waited for any more changes nothing, but for a payment that went through. */
export function afterEnd<Kept extends PaymentRecord, Stop>(
  flow: PaymentFlow<Kept, Stop>,
  end: ShownEnd<Kept, Stop>,
): PaymentFlow<Kept, Stop> {
  if (end.kind === 'settled') return settled(end.record, true);
  if (flow.stage !== 'paying') return flow;
  if (end.kind === 'recognised') return { stage: 'asking', earlier: end.earlier };
  return { stage: 'form', news: end };
}

/** The receipt of a payment that the device knows or has looked up; not over anything that the page has said or asked. */
export function withFound<Kept extends PaymentRecord, Stop>(
  flow: PaymentFlow<Kept, Stop>,
  record: Kept | undefined,
  fresh: boolean,
): PaymentFlow<Kept, Stop> {
  const isUntouched = flow.stage === 'form' && !flow.news && !flow.returned;
  return record && isUntouched ? settled(record, fresh) : flow;
}

/** The receipt that is shown, with what is known of its payment by now. */
export function withFinding<Kept extends PaymentRecord, Stop>(
  flow: PaymentFlow<Kept, Stop>,
  record: Kept,
): PaymentFlow<Kept, Stop> {
  if (flow.stage !== 'settled' || flow.record.reference !== record.reference) return flow;
  if (record.state === 'unresolved') return { stage: 'form', news: { kind: 'transfer-ended', record } };
  return { ...flow, record };
}

/** The receipt that is shown, with what became of the e-mail to the venue. */
export function withMail<Kept extends PaymentRecord, Stop>(
  flow: PaymentFlow<Kept, Stop>,
  { reference, mail }: Kept,
  notifying: boolean,
): PaymentFlow<Kept, Stop> {
  if (flow.stage !== 'settled' || flow.record.reference !== reference) return flow;
  return { ...flow, record: { ...flow.record, mail }, notifying };
}

/** What is said at the form. */
export function newsOf<Kept extends PaymentRecord, Stop>(
  flow: PaymentFlow<Kept, Stop>,
): PaymentNews<Kept, Stop> | undefined {
  return flow.stage === 'form' ? flow.news : undefined;
}

/** What is wrong with the fields, by the page or by the card company. */
export function problemsIn(news: PaymentNews<PaymentRecord, unknown> | undefined): FieldProblems {
  if (news?.kind === 'problems') return news.problems;
  const isAboutAddress = news?.kind === 'card-refused' && news.about === 'email';
  return isAboutAddress ? { email: addressNotTaken } : {};
}
