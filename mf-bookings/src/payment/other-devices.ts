import type { FoundPayment, PaymentLookUps } from '../services/verification.ts';
import { type GivenUpBrowser, givenUpReferences } from './given-up-references.ts';
import { isPaidOrPending, type PaymentRecord } from './payment-record.ts';
import type { PaymentList } from './payment-list.ts';
import type { KnownPayments } from './purchase.ts';
import { hasShown, type NumberedReferences, type OtherDevicePayment } from './references.ts';

/** More payments of one thing than anybody makes between two looks at it. */
const mostFound = 60;

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
  lookUps: Pick<PaymentLookUps, 'findByReference'> | undefined;
  browser: GivenUpBrowser;
};

/** Whether a found payment is another device's and is not on record as it stands. */
function isNews<Kept extends PaymentRecord>(
  known: Kept,
  seen: OtherDevicePayment,
  { isOtherDevice }: Pick<NumberedReferences<Kept>, 'isOtherDevice'>,
): boolean {
  if (known.state === 'paid') return false;
  if (known.state === 'reported') return isPaidOrPending(seen);
  if (isOtherDevice(known)) return known.state !== seen.state || known.naira !== seen.naira;
  return hasShown(known) ? seen.state === 'paid' && seen.naira !== known.naira : isPaidOrPending(seen);
}

/** Numbers that nobody has used, one after the other, after which no more are looked for: a device may have left one out. */
const mostUnused = 2;

/** What looking up one reference came to. */
type Looked = 'unused' | 'unknown' | 'known' | 'new';

/** What the shared link says of a reference. */
type InLink = ReturnType<NumberedReferences<unknown>['usedInLink']>;

/** A search for payments of other devices. */
type Search<Kept extends PaymentRecord> = {
  references: NumberedReferences<Kept>;
  /** What is on record under a reference by now. */
  knownAs: (reference: string) => Kept | undefined;
  keep: (record: Kept) => void;
  findByReference: PaymentLookUps['findByReference'];
  browser: GivenUpBrowser;
};

/** Whether the search is to leave what is on record, or known from elsewhere, as it is. */
function isKnown<Kept extends PaymentRecord>(
  { references, knownAs, browser }: Search<Kept>,
  seen: OtherDevicePayment,
  inLink: InLink,
): boolean {
  const known = knownAs(seen.reference);
  if (known) return !isNews(known, seen, references);
  const isBegunKnown = inLink !== undefined || givenUpReferences(browser).has(seen.reference);
  return isBegunKnown && !isPaidOrPending(seen);
}

/** Looks one reference up, and puts on record what another device did under it. */
async function lookAt<Kept extends PaymentRecord>(
  search: Search<Kept>,
  reference: string,
  inLink: InLink,
): Promise<Looked> {
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
async function lookInOrder<Kept extends PaymentRecord>(
  search: Search<Kept>,
): Promise<{ looked: ReadonlySet<string>; isNew: boolean }> {
  const { nth, usedInLink } = search.references;
  const looked = new Set<string>();
  let isNew = false;
  let unused = 0;
  for (let n = 1; n <= mostFound && unused < mostUnused; n += 1) {
    const reference = nth(n);
    looked.add(reference);
    // eslint-disable-next-line no-await-in-loop -- what is found under one says whether the next is looked up
    const there = await lookAt(search, reference, usedInLink(n));
    if (there === 'unknown') break;
    unused = there === 'unused' ? unused + 1 : 0;
    isNew ||= there === 'new';
  }
  return { looked, isNew };
}

/**
 * Puts payments that other devices made on record, where the venue has a look-up: number after number, until nobody has
 * used two in a row, and whatever is on record of others. Gives whether anything was not known.
 */
export async function keepOtherDevices<Kept extends PaymentRecord>(
  {
    references,
    earlier,
    attempts: { keep },
  }: Omit<KnownPayments<Kept>, 'attempts'> & { attempts: Pick<PaymentList<Kept>, 'keep'> },
  { lookUps, browser }: SearchServices,
): Promise<boolean> {
  if (references.kind === 'random' || !lookUps) return false;
  const knownAs = (reference: string) => earlier().find((record) => record.reference === reference);
  const { findByReference } = lookUps;
  const search = { references, knownAs, keep, findByReference, browser };
  const { looked, isNew } = await lookInOrder(search);
  const left = earlier().filter(
    (record) => references.isOtherDevice(record) && !looked.has(record.reference),
  );
  const others = await Promise.all(left.map(({ reference }) => lookAt(search, reference, undefined)));
  return isNew || others.includes('new');
}
