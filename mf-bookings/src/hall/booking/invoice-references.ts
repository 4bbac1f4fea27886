import type { NumberedReferences } from '../../payment/references.ts';
import { type HallPayment, isOwn } from './hall-payment.ts';
import { type Invoice, invoiceReference } from './invoice.ts';

/** Whoever pays an invoice, on whichever device, pays it under these. */
export function invoiceReferences<Kept extends Pick<HallPayment, 'choice'>>(
  invoice: Invoice,
  known: Pick<NumberedReferences<Kept>, 'spokenFor' | 'fromOtherDevice'>,
): NumberedReferences<Kept> {
  return {
    ...known,
    kind: 'numbered',
    nth: (n) => invoiceReference(invoice, n),
    isOtherDevice: (record) => !isOwn(record),
  };
}
