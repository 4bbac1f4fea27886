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
  /** The record of a payment that another device has made or begun. */
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

/** The reference of the next attempt after these: never one that is on record, for whatever became of it. */
export function nextReference(
  references: References<unknown>,
  earlier: readonly PaymentRecord[],
  chance: { now: number; random: number },
): string {
  if (references.kind === 'chance') return chanceReference(references.subject, chance);
  const used = new Set(earlier.map(({ reference }) => reference));
  let n = references.from;
  while (used.has(references.nth(n))) n += 1;
  return references.nth(n);
}

/** More payments of one thing than anybody makes between two looks at it. */
const mostFound = 20;

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

/**
 * Whether what was found under a reference is another device's: nothing is known of it here, or this device asked for
 * another sum under it in a card form that never came to the payment company.
 */
function isElsewhere(known: PaymentRecord | undefined, found: FoundPayment): boolean {
  if (found.kind === 'none' || found.kind === 'unknown') return false;
  return !known || known.naira === 0 || (found.kind === 'paid' && found.naira !== known.naira);
}

/**
 * Puts payments that other devices made on record, where the venue has a look-up: number after number, up to the first
 * that nobody has used. Gives whether there are any that were not known.
 */
export async function keepElsewhere<Kept extends PaymentRecord>(
  { references, earlier, attempts }: Known<Kept>,
  { lookUps, around }: SearchTools,
): Promise<boolean> {
  if (references.kind === 'chance' || !lookUps) return false;
  const { nth, from, elsewhere } = references;
  const findFrom = async (n: number): Promise<boolean> => {
    const reference = nth(n);
    const known = earlier().find((record) => record.reference === reference);
    if (known?.state === 'paid') return findFrom(n + 1);
    const found = await lookUps.find(reference);
    const isNew = isElsewhere(known, found);
    if (isNew) attempts.keep(elsewhere(usedElsewhere(reference, found, around.now())));
    const goesOn = (isNew || known !== undefined) && n < from + mostFound;
    return (goesOn && (await findFrom(n + 1))) || isNew;
  };
  return findFrom(from);
}
