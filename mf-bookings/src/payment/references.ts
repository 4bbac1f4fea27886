import type { FoundPayment, PaymentLookUps } from '../services/verification.ts';
import type { PaymentList } from './payment-list.ts';
import type { KnownPayments } from './purchase.ts';
import { isMade, type PaymentAttempt, type PaymentRecord } from './payment-record.ts';

/** What is known of a payment that this device did not make. */
export type OtherDevicePayment = Pick<PaymentAttempt, 'state' | 'reference' | 'naira' | 'at' | 'check'>;

/**
 * What can be paid from several devices that do not know of each other. The n-th payment of it has the same reference on
 * each of them, and the payment company takes a reference once: whoever comes second is refused, and learns that there is
 * a first.
 */
export type NumberedReferences<Kept> = {
  kind: 'numbered';
  /** Of the n-th payment, from 1. */
  nth: (n: number) => string;
  /** Whether the shared link says that the n-th is used, or used and its money counted already. */
  usedInLink: (n: number) => 'used' | 'counted' | undefined;
  /** Whether a record is of a payment that another device has made or begun, or is said to have made. */
  isOtherDevice: (record: Kept) => boolean;
  /** The record of such a payment, and what was on record under its reference before. */
  fromOtherDevice: (seen: OtherDevicePayment, before: Kept | undefined) => Kept;
};

/** How the references of a purchase are made: at random, where nobody else pays the same, or numbered. */
export type References<Kept> = { kind: 'random'; subject: string } | NumberedReferences<Kept>;

/** A reference nobody used before, of the characters that the provider takes: letters, digits, `-`, `.` and `=`. */
export function randomReference(subject: string, { now, random }: { now: number; random: number }): string {
  const tail = Math.floor(random * 36 ** 4)
    .toString(36)
    .padStart(4, '0');
  return `${subject.replaceAll(/[^A-Za-z0-9]+/g, '-')}-${now.toString(36)}${tail}`.toUpperCase();
}

/** Whether the payment company knows a reference from the card form of a record: nobody can have paid in one that never showed. */
export function hasShown({ state, formShown }: PaymentRecord): boolean {
  return isMade({ state }) || formShown === true;
}

/**
 * The reference of the next attempt after these: the first that the payment company cannot have seen. One whose card form
 * never showed is tried again, so that no number is left out: another device would take it.
 */
export function nextReference<Kept extends PaymentRecord>(
  references: References<Kept>,
  earlier: readonly Kept[],
  seed: { now: number; random: number },
): string {
  if (references.kind === 'random') return randomReference(references.subject, seed);
  const { nth, usedInLink, isOtherDevice } = references;
  const used = new Set(
    earlier.filter((record) => isOtherDevice(record) || hasShown(record)).map(({ reference }) => reference),
  );
  let n = 1;
  while (used.has(nth(n)) || usedInLink(n)) n += 1;
  return nth(n);
}

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
