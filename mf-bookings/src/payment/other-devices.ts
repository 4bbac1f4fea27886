import type { FoundPayment, PaymentVerifier } from '../services/verification.ts';
import {
  isFromThisDevice,
  isPaid,
  type PaymentRecord,
  wasCalledPaid,
  wasCalledPaidOrPending,
  wasFormShown,
} from './payment-record.ts';
import type { PaymentServices } from './payment-services.ts';
import type { PaymentStore } from './payment-store.ts';
import type { KnownPayments, NumberedReferences, OtherDevicePayment } from './purchase.ts';

/** More payments than anyone makes for one booking between two visits. */
const maxReferences = 60;

const statuses = {
  paid: 'confirmed',
  pending: 'pending',
  begun: 'unresolved',
  failed: 'unresolved',
} as const;

/** The record of a used reference. The amount is 0 if it is not known, or one that no page of ours can have requested. */
export function otherDevicePayment(reference: string, found: FoundPayment, at: number): OtherDevicePayment {
  const isOurs = 'naira' in found && Number.isSafeInteger(found.naira) && found.naira > 0;
  if (!isOurs) return { origin: 'other-device', status: 'unresolved', reference, naira: 0, at };
  return { origin: 'other-device', status: statuses[found.kind], reference, naira: found.naira, at };
}

/** Whether a payment found under a known reference is another device's and says more than the record. */
function isUpdate(known: PaymentRecord, seen: OtherDevicePayment): boolean {
  if (wasCalledPaid(known)) return false;
  if (known.status === 'reported') return wasCalledPaidOrPending(seen);
  if (!isFromThisDevice(known)) return known.status !== seen.status || known.naira !== seen.naira;
  return wasFormShown(known) ? isPaid(seen) && seen.naira !== known.naira : wasCalledPaidOrPending(seen);
}

/** The search ends after this many unused references in a row; not after one, as a device may have skipped a number. */
const maxUnusedInARow = 2;

type ReferenceResult = 'unused' | 'unknown' | 'known' | 'new';

type InLink = ReturnType<NumberedReferences<unknown>['usedInLink']>;

type Search<Payment extends PaymentRecord> = {
  references: NumberedReferences<Payment>;
  /** The record under a reference, read anew each time. */
  knownAs: (reference: string) => Payment | undefined;
  save: (record: Payment) => void;
  findByReference: PaymentVerifier['findByReference'];
  now: () => number;
};

/** Whether the payment found adds nothing to what is already known. */
function isKnown<Payment extends PaymentRecord>(
  { knownAs }: Search<Payment>,
  seen: OtherDevicePayment,
  inLink: InLink,
): boolean {
  const known = knownAs(seen.reference);
  if (known) return !isUpdate(known, seen);
  return inLink !== undefined && !wasCalledPaidOrPending(seen);
}

/** Verifies one reference, and records what another device did under it. */
async function checkReference<Payment extends PaymentRecord>(
  search: Search<Payment>,
  reference: string,
  inLink: InLink,
): Promise<ReferenceResult> {
  const { references, knownAs, save, findByReference, now } = search;
  const previous = knownAs(reference);
  if (previous ? wasCalledPaid(previous) : inLink === 'counted') return 'known';
  const found = await findByReference(reference);
  if (found.kind === 'none') return 'unused';
  if (found.kind === 'unknown') return 'unknown';
  const seen = otherDevicePayment(reference, found, now());
  // Read the record again: another tab may have updated it meanwhile.
  if (isKnown(search, seen, inLink)) return 'known';
  save(references.fromOtherDevice(seen, knownAs(reference)));
  return 'new';
}

/** Verifies one reference after another, until two in a row are unused or no answer comes. */
async function checkInOrder<Payment extends PaymentRecord>(
  search: Search<Payment>,
): Promise<{ checked: ReadonlySet<string>; isNew: boolean }> {
  const { nth, usedInLink } = search.references;
  const checked = new Set<string>();
  let isNew = false;
  let unused = 0;
  for (let n = 1; n <= maxReferences && unused < maxUnusedInARow; n += 1) {
    const reference = nth(n);
    checked.add(reference);
    // oxlint-disable-next-line no-await-in-loop -- each result decides whether to go on
    const there = await checkReference(search, reference, usedInLink(n));
    if (there === 'unknown') break;
    unused = there === 'unused' ? unused + 1 : 0;
    isNew ||= there === 'new';
  }
  return { checked, isNew };
}

/**
 * Records the payments that other devices made, if the venue can verify payments: by trying the references in order, and those
 * already recorded as another device's. Returns whether anything new was found.
 */
export async function recordOtherDevicePayments<Payment extends PaymentRecord>(
  {
    references,
    earlier,
    store: { save },
  }: Omit<KnownPayments<Payment>, 'store'> & { store: Pick<PaymentStore<Payment>, 'save'> },
  { verifier, browser }: Pick<PaymentServices, 'verifier' | 'browser'>,
): Promise<boolean> {
  if (references.kind === 'random' || !verifier) return false;
  const knownAs = (reference: string) => earlier().find((record) => record.reference === reference);
  const { findByReference } = verifier;
  const search = { references, knownAs, save, findByReference, now: browser.now };
  const { checked, isNew } = await checkInOrder(search);
  const left = earlier()
    .filter((record) => !isFromThisDevice(record))
    .map(({ reference }) => reference)
    .filter((reference) => !checked.has(reference));
  const others = await Promise.all(left.map((reference) => checkReference(search, reference, undefined)));
  return isNew || others.includes('new');
}
