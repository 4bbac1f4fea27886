import type { Charge, PaymentOutcome } from './charge.ts';
import type { PaymentRecord, PaymentRecords } from './payment-records.ts';

/** What became of a payment that was put on record before it began. */
export type RecordedOutcome<Kept extends PaymentRecord> =
  | { kind: 'settled'; record: Kept }
  | Extract<PaymentOutcome, { kind: 'closed' | 'unavailable' }>;

type PaymentTools<Kept extends PaymentRecord> = {
  pay: (charge: Charge) => Promise<PaymentOutcome>;
  ledger: Pick<PaymentRecords<Kept>, 'keep' | 'forget'>;
  /** Looks a payment up; gives its record where something was found out (C-21). */
  check: (record: Kept) => Promise<Kept | undefined>;
  now: () => number;
};

/**
 * Pays by card. The attempt is on the device before the provider's window opens, so that a page that dies while paying
 * knows afterwards that money may have moved. A window that was closed after the payment had gone through is no failure.
 */
export async function payAndRecord<Kept extends PaymentRecord>(
  opened: Kept,
  charge: Charge,
  { pay, ledger, check, now }: PaymentTools<Kept>,
): Promise<RecordedOutcome<Kept>> {
  ledger.keep(opened);
  const outcome = await pay(charge);
  if (outcome.kind === 'paid' || outcome.kind === 'pending') {
    const record: Kept = { ...opened, state: outcome.kind, at: now() };
    ledger.keep(record);
    return { kind: 'settled', record };
  }
  const found = outcome.kind === 'closed' ? await check(opened) : undefined;
  if (found) return { kind: 'settled', record: found };
  ledger.forget(opened.reference);
  return outcome;
}
