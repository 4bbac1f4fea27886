import type { Verify } from '../services/verification.ts';
import type { PaymentRecord, PaymentRecords } from './payment-records.ts';

export type CheckTools<Kept extends PaymentRecord> = {
  /** Where the configuration has one. */
  verify: Verify | undefined;
  ledger: Pick<PaymentRecords<Kept>, 'note'>;
  host: { report: (error: unknown) => void };
};

/**
 * Looks up what the card window called paid, once (C-21). Gives the record with the finding, which this device keeps;
 * undefined where nothing was found out.
 */
export async function checkRecord<Kept extends PaymentRecord>(
  record: Kept,
  { verify, ledger, host }: CheckTools<Kept>,
): Promise<Kept | undefined> {
  if (!verify || record.state !== 'paid' || record.check) return undefined;
  const verification = await verify(record);
  if (verification.kind !== 'unknown') return ledger.note(record.reference, verification.kind);
  host.report(verification.error);
  return undefined;
}
