import type { FoundPayment, PaymentLookUps } from '../services/verification.ts';
import { isMade, type PaymentRecord } from './payment-record.ts';
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
  browser: { now: () => number };
};

/** Whether a found payment is another device's and is not on record as it stands. */
function isNews<Kept extends PaymentRecord>(
  known: Kept,
  seen: OtherDevicePayment,
  { isOtherDevice }: Pick<NumberedReferences<Kept>, 'isOtherDevice'>,
): boolean {
  if (known.state === 'paid') return false;
  if (known.state === 'reported') return isMade(seen);
  if (isOtherDevice(known)) return known.state !== seen.state || known.naira !== seen.naira;
  return hasShown(known) ? seen.state === 'paid' && seen.naira !== known.naira : isMade(seen);
}

/** Numbers that nobody has used, one after the other, after which no more are looked for: a device may have left one out. */
const mostUnused = 2;

/** What looking up one reference came to. */
type Looked = 'unused' | 'unknown' | 'known' | 'new';

/**
 * Puts payments that other devices made on record, where the venue has a look-up: number after number, until nobody has
 * used two in a row, and whatever is on record of others. Gives whether anything was not known.
 */
export async function keepOtherDevices<Kept extends PaymentRecord>(
  {
    references,
    earlier,
    attempts,
  }: Omit<KnownPayments<Kept>, 'attempts'> & { attempts: Pick<PaymentList<Kept>, 'keep'> },
  { lookUps, browser }: SearchServices,
): Promise<boolean> {
  if (references.kind === 'random' || !lookUps) return false;
  const { nth, usedInLink, isOtherDevice, fromOtherDevice } = references;
  const looked = new Set<string>();
  const knownAs = (reference: string) => earlier().find((record) => record.reference === reference);
  const look = async (reference: string, said: ReturnType<typeof usedInLink>): Promise<Looked> => {
    looked.add(reference);
    const before = knownAs(reference);
    if (before ? before.state === 'paid' : said === 'counted') return 'known';
    const found = await lookUps.findByReference(reference);
    if (found.kind === 'none') return 'unused';
    if (found.kind === 'unknown') return 'unknown';
    const seen = otherDevicePayment(reference, found, browser.now());
    const known = knownAs(reference);
    if (known ? !isNews(known, seen, references) : said && !isMade(seen)) return 'known';
    attempts.keep(fromOtherDevice(seen, known));
    return 'new';
  };
  const lookFrom = async (n: number, unused: number): Promise<boolean> => {
    if (unused === mostUnused || n > mostFound) return false;
    const there = await look(nth(n), usedInLink(n));
    if (there === 'unknown') return false;
    const isNewBehind = await lookFrom(n + 1, there === 'unused' ? unused + 1 : 0);
    return there === 'new' || isNewBehind;
  };
  const isNew = await lookFrom(1, 0);
  const left = earlier().filter((record) => isOtherDevice(record) && !looked.has(record.reference));
  const others = await Promise.all(left.map(({ reference }) => look(reference, undefined)));
  return isNew || others.includes('new');
}
