import type { BookingHost } from '../host.ts';
import type { PaymentVerifier, VerifyOwn } from '../services/verification.ts';
import type { PaymentFinding, PaymentRecord } from './payment-record.ts';
import type { PaymentList } from './payment-list.ts';
import type { KnownPayments } from './purchase.ts';
import { recordOtherDevicePayments, type SearchServices } from './other-devices.ts';
import { wasFormShown, type References } from './references.ts';

export type VerifyServices = {
  /** Where the configuration has one. */
  verifier: Pick<PaymentVerifier, 'verifyOwn'> | undefined;
  host: Pick<BookingHost, 'report'>;
  browser: { now: () => number };
};

/**
 * Ms after which a transfer that the payment company does not have is waited for no longer: the account that it goes to is open for half
 * an hour, and what is sent later is sent back. What was sent in time has as long again to be seen.
 */
const transferEndsAfter = 3_600_000;

/**
 * What the look-up says about a payment, where that changes anything. One that nobody has called paid yet is only ever
 * found to be there: that it is not there yet says nothing, until a transfer can hardly come any more.
 */
async function findOut(
  payment: PaymentRecord,
  verifyOwn: VerifyOwn,
  { host, browser }: Pick<VerifyServices, 'host' | 'browser'>,
): Promise<PaymentFinding | undefined> {
  const askedAt = browser.now();
  const verification = await verifyOwn(payment);
  if (verification.kind === 'confirmed') return 'confirmed';
  const hasFailed = verification.kind === 'failed';
  if (payment.state === 'pending') {
    return hasFailed && askedAt >= payment.at + transferEndsAfter ? 'ended' : undefined;
  }
  if (payment.state !== 'paid') return undefined;
  if (hasFailed || verification.kind === 'denied') return 'denied';
  host.report(verification.error, 'payment');
  return undefined;
}

/** Ms after which a transfer that nobody can look up counts as unresolved: by then its customer or the venue has called. */
const unresolvedAfter = 24 * 3_600_000;

/** Without a look-up, a transfer that was announced long ago is one that nobody has seen. */
function unresolvedByNow({ state, at }: PaymentRecord, now: number): PaymentFinding | undefined {
  return state === 'pending' && now >= at + unresolvedAfter ? 'ended' : undefined;
}

/**
 * Looks a payment of this device up until it is known to be there (C-21): one that is denied may have been asked about too early,
 * or be settled since. Gives the record with the finding, which this device keeps; undefined where nothing was found out.
 */
export async function verifyPayment<Payment extends PaymentRecord>(
  record: Payment,
  attempts: Pick<PaymentList<Payment>, 'note'>,
  { verifier, ...services }: VerifyServices,
): Promise<Payment | undefined> {
  if (record.check === 'confirmed') return undefined;
  const finding = verifier
    ? await findOut(record, verifier.verifyOwn, services)
    : unresolvedByNow(record, services.browser.now());
  return finding === undefined || finding === record.check ? undefined : attempts.note(record, finding);
}

/** Whether what the payment company has under a reference is what this device paid there. */
function isOwnReference<Payment extends PaymentRecord>(
  record: Payment,
  references: References<Payment>,
): boolean {
  return references.kind === 'random' || (!references.isOtherDevice(record) && wasFormShown(record));
}

/**
 * Looks up whatever this device has paid or may have paid, and what others have. Gives whether anything was found out, which
 * is on record then.
 */
export async function verifyAll<Payment extends PaymentRecord>(
  known: KnownPayments<Payment>,
  services: VerifyServices & SearchServices,
): Promise<boolean> {
  const { earlier, attempts, references } = known;
  const mine = earlier().filter((record) => isOwnReference(record, references));
  const found = await Promise.all([
    ...mine.map((record) => verifyPayment(record, attempts, services)),
    recordOtherDevicePayments(known, services),
  ]);
  return found.some(Boolean);
}
