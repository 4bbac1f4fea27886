import { isVisibleName } from '@venue/shared/form/visible-name.ts';
import '../../zod-config.ts';
import * as z from 'zod/mini';
import { keptInstant } from '../../storage/kept-instant.ts';
import { type Invoice, invoiceReference } from './invoice.ts';
import { nairaTyped } from './part-typed.ts';

/**
 * A payment that somebody says to have made, entered by its reference: it lessens nothing that is owed, as long as nobody
 * who knows has said that it is there. `naira` as told, `at`: when it was entered, in ms since the epoch.
 */
export const toldPayment = z.object({
  reference: z.string(),
  naira: z.int(),
  by: z.string(),
  at: keptInstant,
});
export type ToldPayment = z.infer<typeof toldPayment>;

/** What was typed of it. */
export type ToldTyped = Record<'reference' | 'naira' | 'by', string>;

export type ToldReading =
  | { kind: 'read'; told: Omit<ToldPayment, 'at'> }
  | { kind: 'problems'; problems: Partial<ToldTyped> };

/** What all references of an invoice begin with. */
function beginning(invoice: Invoice): string {
  return invoiceReference(invoice, 1).slice(0, -1);
}

/** The reference in what was typed, be it the whole message of the payer; only one of this invoice is looked for. */
function referenceIn(typed: string, invoice: Invoice): string | undefined {
  const text = typed.toUpperCase();
  const start = text.indexOf(beginning(invoice));
  return start < 0 ? undefined : /^[\dA-Z-]+-\d{1,3}/.exec(text.slice(start))?.[0];
}

/** Reads what was typed, each field with what is wrong with it. */
export function readTold(typed: ToldTyped, invoice: Invoice): ToldReading {
  const reference = referenceIn(typed.reference, invoice);
  const naira = nairaTyped(typed.naira);
  const by = typed.by.trim();
  const problems = {
    ...(reference === undefined && {
      reference: `That is no reference of this invoice: they begin with ${beginning(invoice)}`,
    }),
    ...((naira === undefined || naira === 0) && {
      naira: 'Enter the sum in whole naira, for example ₦300,000',
    }),
    ...(!isVisibleName(by) && { by: 'Enter who paid it' }),
  };
  if (reference === undefined || naira === undefined || Object.keys(problems).length > 0)
    return { kind: 'problems', problems };
  return { kind: 'read', told: { reference, naira, by } };
}
