import { isVisibleName } from '@venue/shared/form/visible-name.ts';
import type { HallPayment } from './hall-payment.ts';
import { type Invoice, invoiceReference, referenceStart } from './invoice.ts';
import { nairaTyped } from './part-typed.ts';

/** What somebody says to have paid, in naira, by the reference on the payer's receipt. */
export type PaymentReport = { reference: string; naira: number; by: string };

/** What was typed of it. */
export type ReportTyped = Record<keyof PaymentReport, string>;

export type ReportReading =
  | { kind: 'read'; report: PaymentReport }
  | { kind: 'problems'; problems: Partial<ReportTyped> };

/** The record of it; `at`: when it was entered, in ms since the epoch. */
export function reportedPayment(report: PaymentReport, at: number): HallPayment {
  return { ...report, state: 'reported', choice: 'other-device', at };
}

/** The reference in what was typed, be it the whole message of the payer; only one of this invoice is looked for. */
function referenceIn(typed: string, invoice: Invoice): string | undefined {
  const [, behind = ''] = typed.toUpperCase().split(referenceStart(invoice));
  const [, n] = /^0*([1-9]\d{0,2})(?!\d)/.exec(behind) ?? [];
  return n === undefined ? undefined : invoiceReference(invoice, Number(n));
}

/** Sum and payer that a pasted message of the payer names; '' where it names none. */
export function inMessage(message: string): Pick<ReportTyped, 'naira' | 'by'> {
  const [sum = ''] = /₦[\d,]+/.exec(message) ?? [];
  const [, by = ''] = /\bPaid by (.+)$/.exec(message) ?? [];
  return { naira: sum, by };
}

/** Reads what was typed, each field with what is wrong with it. */
export function readReport(typed: ReportTyped, invoice: Invoice): ReportReading {
  const reference = referenceIn(typed.reference, invoice);
  const naira = nairaTyped(typed.naira);
  const by = typed.by.trim();
  const problems = {
    ...(reference === undefined && {
      reference: `That is no reference of this invoice: they begin with ${referenceStart(invoice)}`,
    }),
    ...((naira === undefined || naira === 0) && {
      naira: 'Enter the sum in whole naira, for example ₦300,000',
    }),
    ...(!isVisibleName(by) && { by: 'Enter who paid it' }),
  };
  if (reference === undefined || naira === undefined || Object.keys(problems).length > 0)
    return { kind: 'problems', problems };
  return { kind: 'read', report: { reference, naira, by } };
}
