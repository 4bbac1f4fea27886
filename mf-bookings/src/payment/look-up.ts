import type { BookingHost } from '../host.ts';
import type { PaymentLookUps, ConfirmOwn } from '../services/verification.ts';
import type { PaymentFinding, PaymentRecord } from './payment-record.ts';
import type { PaymentList } from './payment-list.ts';
import type { KnownPayments } from './purchase.ts';
import { keepOtherDevices, type SearchServices } from './other-devices.ts';
import { hasShown, type References } from './references.ts';

export type LookUpServices = {
  /** Where the configuration has one. */
  lookUps: Pick<PaymentLookUps, 'confirmOwn'> | undefined;
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
  confirmOwn: ConfirmOwn,
  { host, browser }: Pick<LookUpServices, 'host' | 'browser'>,
): Promise<PaymentFinding | undefined> {
  const askedAt = browser.now();
  const verification = await confirmOwn(payment);
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
export async function lookUp<Kept extends PaymentRecord>(
  record: Kept,
  attempts: Pick<PaymentList<Kept>, 'note'>,
  { lookUps, ...services }: LookUpServices,
): Promise<Kept | undefined> {
  if (record.check === 'confirmed') return undefined;
  const finding = lookUps
    ? await findOut(record, lookUps.confirmOwn, services)
    : unresolvedByNow(record, services.browser.now());
  return finding === undefined || finding === record.check ? undefined : attempts.note(record, finding);
}

/** Whether what the payment company has under a reference is what this device paid there. */
function isOwnReference<Kept extends PaymentRecord>(record: Kept, references: References<Kept>): boolean {
  return references.kind === 'random' || (!references.isOtherDevice(record) && hasShown(record));
}

/**
 * Looks up whatever this device has paid or may have paid, and what others have. Gives whether anything was found out, which
 * is on record then.
 */
export async function lookUpAll<Kept extends PaymentRecord>(
  known: KnownPayments<Kept>,
  services: LookUpServices & SearchServices,
): Promise<boolean> {
  const { earlier, attempts, references } = known;
  const mine = earlier().filter((record) => isOwnReference(record, references));
  const found = await Promise.all([
    ...mine.map((record) => lookUp(record, attempts, services)),
    keepOtherDevices(known, services),
  ]);
  return found.some(Boolean);
}
