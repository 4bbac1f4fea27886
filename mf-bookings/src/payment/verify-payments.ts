import { dayMs, hourMs } from '@venue/shared/time/durations.ts';
import type { VerifyOwn } from '../services/verification.ts';
import { recordOtherDevicePayments } from './other-devices.ts';
import { isOwnAttempt, type PaymentFinding, type PaymentRecord, wasCalledPaid } from './payment-record.ts';
import type { PaymentServices } from './payment-services.ts';
import type { PaymentStore } from './payment-store.ts';
import type { KnownPayments, References } from './purchase.ts';

/**
 * Ms after which a missing transfer is no longer expected. Its account is open for half an hour, and later money is returned; half an hour
 * more allows for a delay in what the payment company reports.
 */
const transferEndsAfter = hourMs;

/**
 * What verification changes about a payment; undefined for nothing. A payment that was never reported as paid can only be confirmed: that it
 * is missing proves nothing, except for a transfer that is no longer expected.
 */
async function askVerifier(
  payment: PaymentRecord,
  verifyOwn: VerifyOwn,
  { host, browser }: Pick<PaymentServices, 'host' | 'browser'>,
): Promise<PaymentFinding | undefined> {
  const askedAt = browser.now();
  const verification = await verifyOwn(payment);
  if (verification.kind === 'confirmed') return 'confirmed';
  const hasFailed = verification.kind === 'failed';
  if (payment.status === 'pending') {
    return hasFailed && askedAt >= payment.at + transferEndsAfter ? 'ended' : undefined;
  }
  if (!wasCalledPaid(payment)) return undefined;
  if (hasFailed || verification.kind === 'denied') return 'denied';
  host.report(verification.error, 'payment');
  return undefined;
}

/** Ms after which a pending transfer counts as unresolved if payments cannot be verified: by then the customer or the venue has called. */
const unresolvedAfter = dayMs;

function findingByAge({ status, at }: PaymentRecord, now: number): PaymentFinding | undefined {
  return status === 'pending' && now >= at + unresolvedAfter ? 'ended' : undefined;
}

/**
 * Verifies a payment of this device, unless it is confirmed (C-21): a denied one may have been checked too early, or have settled since.
 * Stores the finding and returns the changed record; undefined if nothing was found out.
 */
export async function verifyPayment<Payment extends PaymentRecord>(
  record: Payment,
  store: Pick<PaymentStore<Payment>, 'applyVerification'>,
  { verifier, ...services }: PaymentServices,
): Promise<Payment | undefined> {
  if (record.status === 'confirmed') return undefined;
  const finding = verifier
    ? await askVerifier(record, verifier.verifyOwn, services)
    : findingByAge(record, services.browser.now());
  return finding === undefined || finding === record.status
    ? undefined
    : store.applyVerification(record, finding);
}

/** Whether the payment company's entry under the reference is this device's payment. */
function isOwnReference<Payment extends PaymentRecord>(
  record: Payment,
  references: References<Payment>,
): boolean {
  return references.kind === 'random' || isOwnAttempt(record);
}

/** Verifies this device's payments and looks for those of others. Returns whether anything was found out, and so recorded. */
export async function verifyAll<Payment extends PaymentRecord>(
  known: KnownPayments<Payment>,
  services: PaymentServices,
): Promise<boolean> {
  const { earlier, store, references } = known;
  const mine = earlier().filter((record) => isOwnReference(record, references));
  const found = await Promise.all([
    ...mine.map((record) => verifyPayment(record, store, services)),
    recordOtherDevicePayments(known, services),
  ]);
  return found.some(Boolean);
}
