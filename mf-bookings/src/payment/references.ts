import type { FoundPayment, PaymentLookUps } from '../services/verification.ts';
import type { PaymentRecord } from './payment-record.ts';

/** What is known of a payment that this device did not make. */
export type SeenElsewhere = Pick<PaymentRecord, 'state' | 'reference' | 'naira' | 'at' | 'check'>;

/**
 * What can be paid from several devices that do not know of each other. The n-th payment of it has the same reference on
 * each of them, and the payment company takes a reference once: whoever comes second is refused, and learns that there is
 * a first.
 */
export type NumberedReferences<Kept> = {
  kind: 'numbered';
  /** Of the n-th payment, from 1. */
  nth: (n: number) => string;
  /** The number to begin with: those below are spoken for, whoever used them. */
  from: number;
  /** Whether a record is of a payment that another device has made or begun. */
  isElsewhere: (record: Kept) => boolean;
  /** The record of such a payment. */
  elsewhere: (seen: SeenElsewhere) => Kept;
};

/** How the references of a purchase are made: of chance, where nobody else pays the same, or numbered. */
export type References<Kept> = { kind: 'chance'; subject: string } | NumberedReferences<Kept>;

/** A reference nobody used before, of the characters that the provider takes: letters, digits, `-`, `.` and `=`. */
export function chanceReference(subject: string, { now, random }: { now: number; random: number }): string {
  const tail = Math.floor(random * 36 ** 4)
    .toString(36)
    .padStart(4, '0');
  return `${subject.replaceAll(/[^A-Za-z0-9]+/g, '-')}-${now.toString(36)}${tail}`.toUpperCase();
}

/** Whether the payment company has seen a card form under the reference of a record: another device's, or one that showed. */
function isUsed({ state, shown, naira }: PaymentRecord): boolean {
  return state !== 'opened' || shown === true || naira === 0;
}

/**
 * The reference of the next attempt after these: the first that the payment company cannot have seen. One whose card form
 * never showed is tried again, so that no number is left out: another device would take it.
 */
export function nextReference<Kept extends PaymentRecord>(
  references: References<Kept>,
  earlier: readonly Kept[],
  chance: { now: number; random: number },
): string {
  if (references.kind === 'chance') return chanceReference(references.subject, chance);
  const used = new Set(earlier.filter((record) => isUsed(record)).map(({ reference }) => reference));
  let n = references.from;
  while (used.has(references.nth(n))) n += 1;
  return references.nth(n);
}

/** More payments of one thing than anybody makes between two looks at it. */
const mostFound = 60;

const states = { paid: 'paid', pending: 'pending', begun: 'opened' } as const;

/** A used reference as it goes on record; its sum is not known where no look-up tells it. */
export function usedElsewhere(reference: string, found: FoundPayment, at: number): SeenElsewhere {
  if (found.kind === 'unknown' || found.kind === 'none')
    return { state: 'opened', reference, naira: 0, at, check: undefined };
  const check = found.kind === 'paid' ? 'confirmed' : undefined;
  return { state: states[found.kind], reference, naira: found.naira, at, check };
}

/** What looking for payments needs of a page. */
export type SearchTools = {
  lookUps: Pick<PaymentLookUps, 'find'> | undefined;
  around: { now: () => number };
};

type Known<Kept extends PaymentRecord> = {
  references: References<Kept>;
  earlier: () => readonly Kept[];
  attempts: { keep: (record: Kept) => void };
};

/** Whether a found payment is another device's and is not on record as it stands. */
function isNews<Kept extends PaymentRecord>(
  known: Kept | undefined,
  seen: SeenElsewhere,
  { isElsewhere }: Pick<NumberedReferences<Kept>, 'isElsewhere'>,
): boolean {
  if (!known) return true;
  // Under a reference whose card form never came to the payment company, another device has paid another sum.
  if (!isElsewhere(known)) return seen.state === 'paid' && seen.naira !== known.naira;
  return known.state !== seen.state || known.naira !== seen.naira;
}

/** Numbers that nobody has used, one after the other, after which no more are looked for: a device may have left one out. */
const mostUnused = 2;

/**
 * Puts payments that other devices made on record, where the venue has a look-up: number after number, until nobody has
 * used two in a row. Gives whether there are any that were not known.
 */
export async function keepElsewhere<Kept extends PaymentRecord>(
  { references, earlier, attempts }: Known<Kept>,
  { lookUps, around }: SearchTools,
): Promise<boolean> {
  if (references.kind === 'chance' || !lookUps) return false;
  const { nth, from } = references;
  /** What nobody knew before under a number, if anybody has used it. */
  const look = async (n: number): Promise<'unused' | 'unknown' | 'known' | 'new'> => {
    const reference = nth(n);
    const known = earlier().find((record) => record.reference === reference);
    if (known?.state === 'paid') return 'known';
    const found = await lookUps.find(reference);
    if (found.kind === 'none') return 'unused';
    if (found.kind === 'unknown') return 'unknown';
    const seen = usedElsewhere(reference, found, around.now());
    if (!isNews(known, seen, references)) return 'known';
    attempts.keep(references.elsewhere(seen));
    return 'new';
  };
  const lookFrom = async (n: number, unused: number): Promise<boolean> => {
    if (unused === mostUnused || n === from + mostFound) return false;
    const there = await look(n);
    if (there === 'unknown') return false;
    const isNewBehind = await lookFrom(n + 1, there === 'unused' ? unused + 1 : 0);
    return there === 'new' || isNewBehind;
  };
  return lookFrom(from, 0);
}
