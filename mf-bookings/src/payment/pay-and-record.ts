import type { Charge, OpenCardForm, PaymentOutcome } from '../services/charge.ts';
import type { PaymentRecord } from './payment-record.ts';
import type { PaymentRecords } from './payment-records.ts';

/** What became of a payment that was put on record before it began. */
export type RecordedOutcome<Kept extends PaymentRecord> =
  | { kind: 'settled'; record: Kept }
  /** The window was closed and no payment was seen; it stays on record, for the money may have gone. */
  | { kind: 'closed'; record: Kept }
  | Extract<PaymentOutcome, { kind: 'left' | 'away' | 'card-refused' | 'unavailable' }>;

type PaymentTools<Kept extends PaymentRecord> = {
  pay: OpenCardForm;
  ledger: Pick<PaymentRecords<Kept>, 'keep' | 'forget'>;
  /** Looks a payment up; gives its record where something was found out (C-21). */
  check: (record: Kept) => Promise<Kept | undefined>;
  now: () => number;
};

/**
 * Pays by card. The attempt is on the device before the provider's window opens, so that a page that dies while paying
 * knows afterwards that money may have moved. It is forgotten only where the card form never showed: a window that was
 * closed may have been paid in, and a payment may settle minutes later.
 */
export async function payAndRecord<Kept extends PaymentRecord>(
  opened: Kept,
  charge: Charge,
  { pay, ledger, check, now }: PaymentTools<Kept>,
): Promise<RecordedOutcome<Kept>> {
  const outcome = await pay(charge, () => ledger.keep(opened));
  if (outcome.kind === 'paid' || outcome.kind === 'pending') {
    const record: Kept = { ...opened, state: outcome.kind, at: now() };
    ledger.keep(record);
    return { kind: 'settled', record };
  }
  if (outcome.kind === 'closed') {
    // Of now, because the device may have been wiped meanwhile: what has just happened belongs on record all the same.
    const closed: Kept = { ...opened, at: now() };
    ledger.keep(closed);
    const found = await check(closed);
    return found ? { kind: 'settled', record: found } : { kind: 'closed', record: closed };
  }
  ledger.forget(opened.reference);
  return outcome;
}
