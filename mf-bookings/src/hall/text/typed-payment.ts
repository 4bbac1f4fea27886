import { parseWholeNumber, isVisibleName } from '@venue/shared/form/parse-input.ts';
import { formatNaira } from '@venue/shared/text/numbers.ts';
import type { PartRange } from '../booking/account.ts';
import type { PaymentReport } from '../booking/hall-payment.ts';
import { type Invoice, invoiceReference, referenceStart } from '../booking/invoice.ts';

export type ParsedPart = { kind: 'sum'; naira: number } | { kind: 'problem'; text: string };

/** `200,000`, `₦200 000`, `N200000.00`, `=N=200,000`, `200k naira`: the ways people write an amount. */
const money = /^(?:₦|#|=n=|naira|ngn|n)?([^.\p{L}]+?)(?:\.0{1,2})?(k)?(?:naira|ngn)?$/u;
const highestSum = 999_999_999;

/** The typed amount in naira; undefined if it is not one, or has ten digits or more. */
export function parseNaira(typed: string): number | undefined {
  const [, figures = '', thousands] = money.exec(typed.toLowerCase().replaceAll(/\s/g, '')) ?? [];
  const number = parseWholeNumber(figures);
  const naira = number !== undefined && thousands ? number * 1000 : number;
  return naira !== undefined && naira <= highestSum ? naira : undefined;
}

function problem(text: string): ParsedPart {
  return { kind: 'problem', text };
}

export function parsePart(typed: string, { least, most }: PartRange): ParsedPart {
  if (typed.trim() === '') return problem('Enter how much you want to pay now');
  const naira = parseNaira(typed);
  if (naira === undefined) return problem(`Enter whole naira in figures, for example ${formatNaira(least)}`);
  if (naira < least) return problem(`Enter at least ${formatNaira(least)}`);
  if (naira > most) return problem(`That’s more than is left to pay: enter ${formatNaira(most)} or less`);
  return { kind: 'sum', naira };
}

export type ReportInput = Record<keyof PaymentReport, string>;

export type ParsedReport =
  | { kind: 'read'; report: PaymentReport }
  | { kind: 'problems'; problems: Partial<ReportInput> };

/** Finds a reference of this invoice in the typed text, which may be the payer's whole message. */
function findReference(typed: string, invoice: Invoice): string | undefined {
  const [, behind = ''] = typed.toUpperCase().split(referenceStart(invoice));
  const [, n] = /^0*([1-9]\d{0,2})(?!\d)/.exec(behind) ?? [];
  return n === undefined ? undefined : invoiceReference(invoice, Number(n));
}

/** Amount and payer named in a message that was pasted in; '' where it names none. */
export function findAmountAndPayer(message: string): Pick<ReportInput, 'naira' | 'by'> {
  const [sum = ''] = /₦[\d,]+/.exec(message) ?? [];
  const [, by = ''] = /\bPaid by (.+)$/.exec(message) ?? [];
  return { naira: sum, by };
}

export function parseReport(typed: ReportInput, invoice: Invoice): ParsedReport {
  const reference = findReference(typed.reference, invoice);
  const naira = parseNaira(typed.naira);
  const by = typed.by.trim();
  const problems = {
    ...(reference === undefined && {
      reference: `That isn’t a reference for this invoice. They begin with ${referenceStart(invoice)}`,
    }),
    ...((naira === undefined || naira === 0) && {
      naira: 'Enter the amount in whole naira, for example ₦300,000',
    }),
    ...(!isVisibleName(by) && { by: 'Enter who paid' }),
  };
  if (reference === undefined || naira === undefined || Object.keys(problems).length > 0)
    return { kind: 'problems', problems };
  return { kind: 'read', report: { reference, naira, by } };
}
