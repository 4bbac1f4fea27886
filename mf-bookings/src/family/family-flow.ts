import { addressNotTaken } from '../payment/card-form-words.ts';
import type { CardRefusal } from '../services/charge.ts';
import type { PaymentEnd } from '../payment/pay.ts';
import { isMade } from '../payment/payment-record.ts';
import { isOwn } from '../hall/booking/hall-payment.ts';
import type { FamilyRecord } from './family-record.ts';

/** What is wrong with the payer's fields, by their names. */
export type PayerProblems = { name?: string; email?: string };

/** Why the visitor is still, or again, at the form. */
export type FamilyNews =
  | { kind: 'problems'; problems: PayerProblems }
  /** The card form was closed, and no payment was seen. */
  | { kind: 'closed-after-shown'; record: FamilyRecord }
  /** The transfer that was announced has not come (C-22). */
  | { kind: 'transfer-ended'; record: FamilyRecord }
  /** It was closed before it showed. */
  | { kind: 'closed-before-shown' }
  /** The card company answered, and said no. */
  | CardRefusal
  | { kind: 'unavailable' }
  /** More than is owed of the invoice, as this device knows it. */
  | { kind: 'too-much' }
  /** The card form for the same invoice is open in another tab. */
  | { kind: 'other-tab' }
  /** The invoice ended before the click. */
  | { kind: 'ended' };

/** Where a payment for somebody else's invoice is. */
export type FamilyFlow =
  | { stage: 'form'; news: FamilyNews | undefined }
  /** This device paid the invoice before, or may have (C-22). */
  | { stage: 'asking'; earlier: readonly FamilyRecord[] }
  | { stage: 'paying' }
  /** `fresh`: it has just happened, and is not only found again. */
  | {
      stage: 'settled';
      record: FamilyRecord;
      fresh: boolean;
      /** An e-mail about it is on its way to the venue. */
      notifying: boolean;
    };

/** The receipt of a payment. */
export function settled(record: FamilyRecord, fresh: boolean): FamilyFlow {
  return { stage: 'settled', record, fresh, notifying: false };
}

/**
 * Where a page starts that finds these records on its device, first the one that says most about the money; `wanted`: the reference of
 * the one that is to be opened.
 */
export function startOfFamilyFlow(records: readonly FamilyRecord[], wanted?: string): FamilyFlow {
  const own = records.filter(isOwn);
  const known = own.find(({ reference }) => reference === wanted) ?? own[0];
  if (known && isMade(known)) return settled(known, false);
  return { stage: 'form', news: undefined };
}

/** The receipt that is shown, with what was found out about it. */
export function withFinding(flow: FamilyFlow, record: FamilyRecord): FamilyFlow {
  if (flow.stage !== 'settled' || flow.record.reference !== record.reference) return flow;
  if (record.state === 'unresolved') return { stage: 'form', news: { kind: 'transfer-ended', record } };
  return { ...flow, record };
}

/** The receipt that is shown, with what became of the e-mail to the venue. */
export function withNotified(
  flow: FamilyFlow,
  { reference, mail }: FamilyRecord,
  notifying: boolean,
): FamilyFlow {
  if (flow.stage !== 'settled' || flow.record.reference !== reference) return flow;
  return { ...flow, record: { ...flow.record, mail }, notifying };
}

/** A field that was changed has its problem behind it. */
export function withoutProblem(flow: FamilyFlow, field: string): FamilyFlow {
  if (flow.stage !== 'form') return flow;
  if (flow.news?.kind === 'card-refused' && flow.news.about === field)
    return { stage: 'form', news: undefined };
  if (flow.news?.kind !== 'problems') return flow;
  const left = Object.entries(flow.news.problems).filter(([name]) => name !== field);
  const problems: PayerProblems = Object.fromEntries(left);
  return { stage: 'form', news: left.length > 0 ? { kind: 'problems', problems } : undefined };
}

/** What is wrong with the payer's fields, by this page or by the card company. */
export function problemsIn(news: FamilyNews | undefined): PayerProblems {
  if (news?.kind === 'problems') return news.problems;
  const isAboutAddress = news?.kind === 'card-refused' && news.about === 'email';
  return isAboutAddress ? { email: addressNotTaken } : {};
}

/** What became of an attempt to pay. */
export type FamilyEnd = PaymentEnd<FamilyRecord, 'nothing-asked'>;

/** Where an attempt leads. */
export function afterEnd(end: Exclude<FamilyEnd, { kind: 'here' | 'page-left' }>): FamilyFlow {
  if (end.kind === 'settled') return settled(end.record, true);
  if (end.kind === 'recognised') return { stage: 'asking', earlier: end.earlier };
  return { stage: 'form', news: end.kind === 'stopped' ? { kind: 'ended' } : end };
}
