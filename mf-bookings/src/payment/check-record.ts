import type { Verify } from '../services/verification.ts';
import { findOut } from './find-out.ts';
import type { PaymentRecord } from './payment-record.ts';
import type { PaymentRecords } from './payment-records.ts';

export type CheckTools<Kept extends PaymentRecord> = {
  /** Where the configuration has one. */
  verify: Verify | undefined;
  ledger: Pick<PaymentRecords<Kept>, 'note'>;
  host: { report: (error: unknown) => void };
};

/**
 * Looks a payment up until something is found out about it (C-21). Gives the record with the finding, which this
 * device keeps; undefined where nothing was found out.
 */
export async function checkRecord<Kept extends PaymentRecord>(
  record: Kept,
  { verify, ledger, host }: CheckTools<Kept>,
): Promise<Kept | undefined> {
  if (!verify || record.check) return undefined;
  const finding = await findOut(record, { verify, host });
  return finding && ledger.note(record.reference, finding);
}
