import { type PaymentFlow, type PaymentNotice, receiptStage } from '../payment/payment-flow.ts';
import { isFromThisDevice, wasCalledPaidOrPending } from '../payment/payment-record.ts';
import type { FamilyRecord } from './family-ledger.ts';

/** `not-payable`: the invoice expired before the click. */
export type FamilyFlow = PaymentFlow<FamilyRecord, 'not-payable'>;
export type FamilyNotice = PaymentNotice<FamilyRecord, 'not-payable'>;

/** The payment whose receipt the page opens with, from records sorted by certainty. `reference`: named in the address. */
export function findReceipt(records: readonly FamilyRecord[], reference?: string): FamilyRecord | undefined {
  const own = records.filter(isFromThisDevice);
  const known = own.find((record) => record.reference === reference) ?? own[0];
  return known && wasCalledPaidOrPending(known) ? known : undefined;
}

export function initialFamilyFlow(records: readonly FamilyRecord[], reference?: string): FamilyFlow {
  const receipt = findReceipt(records, reference);
  return receipt ? receiptStage(receipt, false) : { stage: 'form' };
}

/** Drops the problem of a field once it is edited. */
export function clearProblem(flow: FamilyFlow, field: string): FamilyFlow {
  if (flow.stage !== 'form') return flow;
  if (flow.notice?.kind === 'card-refused' && flow.notice.about === field) return { stage: 'form' };
  if (flow.notice?.kind !== 'problems') return flow;
  const left = Object.entries(flow.notice.problems).filter(([name]) => name !== field);
  if (left.length === 0) return { stage: 'form' };
  return { stage: 'form', notice: { kind: 'problems', problems: Object.fromEntries(left) } };
}
