import type { Charge } from '../services/charge.ts';
import { type PaymentRecord, isReferenceUsed, type PaymentAttempt } from './payment-record.ts';
import type { PaymentStore } from './payment-store.ts';

/** What this device knows about the payments for one booking or invoice. */
export type KnownPayments<Payment extends PaymentRecord> = {
  references: References<Payment>;
  store: PaymentStore<Payment>;
  /** Those on record now. */
  earlier: () => readonly Payment[];
};

type Beginning = Pick<PaymentRecord, 'reference' | 'at'> & { status: 'unresolved'; origin: 'this-device' };

/** What differs between paying for a hall, a stay and someone else's invoice. `Obstacle`: why it cannot be paid. */
export type Purchase<Payment extends PaymentRecord, Obstacle> = KnownPayments<Payment> & {
  /** Across all tabs, one card form at a time is open under this name. */
  name: string;
  /** Checked last, just before the card form opens. */
  findObstacle: () => Promise<Obstacle | undefined>;
  /** Whether another release stored a payment that this one cannot read. */
  hasUnread: () => boolean;
  /** What is still owed, in naira: the most that may be charged. */
  amountOwed: () => number;
  begin: (beginning: Beginning) => { record: Payment; charge: Charge };
  /** Clears what must not be on screen under the card form. */
  waitForDialogToClose?: () => Promise<void>;
};

/** A payment that another device made or started. */
export type OtherDevicePayment = Pick<PaymentAttempt, 'status' | 'reference' | 'naira' | 'at'> & {
  origin: 'other-device';
};

/**
 * For what several devices can pay without knowing of each other. The n-th payment has the same reference on each device, and the payment
 * company accepts a reference once: the second device is refused, and so learns of the first.
 */
export type NumberedReferences<Payment> = {
  kind: 'numbered';
  /** The reference of the n-th payment, from 1. */
  nth: (n: number) => string;
  /** Whether the shared link says that the n-th is used, or used and already counted in its balance. */
  usedInLink: (n: number) => 'used' | 'counted' | undefined;
  /** `previous`: what was on record under its reference. */
  fromOtherDevice: (seen: OtherDevicePayment, previous: Payment | undefined) => Payment;
};

/** Random if nobody else can pay for the same thing, otherwise numbered. */
export type References<Payment> = { kind: 'random'; subject: string } | NumberedReferences<Payment>;

/** A new reference in the characters that the provider accepts: letters, digits, `-`, `.` and `=`. */
export function randomReference(subject: string, { now, random }: { now: number; random: number }): string {
  const tail = Math.floor(random * 36 ** 4)
    .toString(36)
    .padStart(4, '0');
  return `${subject.replaceAll(/[^A-Za-z0-9]+/g, '-')}-${now.toString(36)}${tail}`.toUpperCase();
}

/**
 * The first reference that the payment company cannot have seen. One whose card form never showed is used again, so that no number is
 * skipped: another device would take it.
 */
export function nextReference<Payment extends PaymentRecord>(
  references: References<Payment>,
  earlier: readonly PaymentRecord[],
  seed: { now: number; random: number },
): string {
  if (references.kind === 'random') return randomReference(references.subject, seed);
  const { nth, usedInLink } = references;
  const used = new Set(earlier.filter(isReferenceUsed).map(({ reference }) => reference));
  let n = 1;
  while (used.has(nth(n)) || usedInLink(n)) n += 1;
  return nth(n);
}
