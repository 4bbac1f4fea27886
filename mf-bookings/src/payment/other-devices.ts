import type { FoundPayment, PaymentVerifier } from '../services/verification.ts';
import { type GivenUpBrowser, abandonedReferences } from './abandoned-references.ts';
import { isPaidOrPending, type PaymentRecord } from './payment-record.ts';
import type { PaymentList } from './payment-list.ts';
import type { KnownPayments } from './purchase.ts';
import { wasFormShown, type NumberedReferences, type OtherDevicePayment } from './references.ts';

/** More payments of one thing than anybody makes between two looks at it. */
const maxReferences = 60;

const states = { paid: 'paid', pending: 'pending', begun: 'unresolved' } as const;

/** A used reference as it goes on record; its sum is not known where no look-up tells it. */
export function otherDevicePayment(reference: string, found: FoundPayment, at: number): OtherDevicePayment {
  if (found.kind === 'unknown' || found.kind === 'none')
    return { state: 'unresolved', reference, naira: 0, at, check: undefined };
  const check = found.kind === 'paid' ? 'confirmed' : undefined;
  return { state: states[found.kind], reference, naira: found.naira, at, check };
}

/** What looking for payments needs of a page. */
export type SearchServices = {
  verifier: Pick<PaymentVerifier, 'findByReference'> | undefined;
  browser: GivenUpBrowser;
};

/** Whether a found payment is another device's and is not on record as it stands. */
function isUpdate<Payment extends PaymentRecord>(
  known: Payment,
  seen: OtherDevicePayment,
  { isOtherDevice }: Pick<NumberedReferences<Payment>, 'isOtherDevice'>,
): boolean {
  if (known.state === 'paid') return false;
  if (known.state === 'reported') return isPaidOrPending(seen);
  if (isOtherDevice(known)) return known.state !== seen.state || known.naira !== seen.naira;
  return wasFormShown(known) ? seen.state === 'paid' && seen.naira !== known.naira : isPaidOrPending(seen);
}

/** Numbers that nobody has used, one after the other, after which no more are looked for: a device may have left one out. */
const maxUnusedInARow = 2;

/** What looking up one reference came to. */
type ReferenceResult = 'unused' | 'unknown' | 'known' | 'new';

/** What the shared link says of a reference. */
type InLink = ReturnType<NumberedReferences<unknown>['usedInLink']>;

/** A search for payments of other devices. */
type Search<Payment extends PaymentRecord> = {
  references: NumberedReferences<Payment>;
  /** What is on record under a reference by now. */
  knownAs: (reference: string) => Payment | undefined;
  keep: (record: Payment) => void;
  findByReference: PaymentVerifier['findByReference'];
  browser: GivenUpBrowser;
};

/** Whether the search is to leave what is on record, or known from elsewhere, as it is. */
function isKnown<Payment extends PaymentRecord>(
  { references, knownAs, browser }: Search<Payment>,
  seen: OtherDevicePayment,
  inLink: InLink,
): boolean {
  const known = knownAs(seen.reference);
  if (known) return !isUpdate(known, seen, references);
  const isBegunKnown = inLink !== undefined || abandonedReferences(browser).has(seen.reference);
  return isBegunKnown && !isPaidOrPending(seen);
}

/** Looks one reference up, and puts on record what another device did under it. */
async function checkReference<Payment extends PaymentRecord>(
  search: Search<Payment>,
  reference: string,
  inLink: InLink,
): Promise<ReferenceResult> {
  const { references, knownAs, keep, findByReference, browser } = search;
  const before = knownAs(reference);
  if (before ? before.state === 'paid' : inLink === 'counted') return 'known';
  const found = await findByReference(reference);
  if (found.kind === 'none') return 'unused';
  if (found.kind === 'unknown') return 'unknown';
  const seen = otherDevicePayment(reference, found, browser.now());
  // Asked again what is on record: another tab may have learned more meanwhile.
  if (isKnown(search, seen, inLink)) return 'known';
  keep(references.fromOtherDevice(seen, knownAs(reference)));
  return 'new';
}

/** Looks number after number up, until nobody has used two in a row or no answer comes. */
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
    // eslint-disable-next-line no-await-in-loop -- what is found under one says whether the next is looked up
    const there = await checkReference(search, reference, usedInLink(n));
    if (there === 'unknown') break;
    unused = there === 'unused' ? unused + 1 : 0;
    isNew ||= there === 'new';
  }
  return { checked, isNew };
}

/**
 * Puts payments that other devices made on record, where the venue has a look-up: number after number, until nobody has
 * used two in a row, and whatever is on record of others. Gives whether anything was not known.
 */
export async function recordOtherDevicePayments<Payment extends PaymentRecord>(
  {
    references,
    earlier,
    attempts: { keep },
  }: Omit<KnownPayments<Payment>, 'attempts'> & { attempts: Pick<PaymentList<Payment>, 'keep'> },
  { verifier, browser }: SearchServices,
): Promise<boolean> {
  if (references.kind === 'random' || !verifier) return false;
  const knownAs = (reference: string) => earlier().find((record) => record.reference === reference);
  const { findByReference } = verifier;
  const search = { references, knownAs, keep, findByReference, browser };
  const { checked, isNew } = await checkInOrder(search);
  const left = earlier().filter(
    (record) => references.isOtherDevice(record) && !checked.has(record.reference),
  );
  const others = await Promise.all(left.map(({ reference }) => checkReference(search, reference, undefined)));
  return isNew || others.includes('new');
}
