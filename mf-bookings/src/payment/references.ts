import { isPaidOrPending, type PaymentAttempt, type PaymentRecord } from './payment-record.ts';

/** What is known of a payment that this device did not make. */
export type OtherDevicePayment = Pick<PaymentAttempt, 'state' | 'reference' | 'naira' | 'at' | 'check'>;

/**
 * What can be paid from several devices that do not know of each other. The n-th payment of it has the same reference on
 * each of them, and the payment company takes a reference once: whoever comes second is refused, and learns that there is
 * a first.
 */
export type NumberedReferences<Payment> = {
  kind: 'numbered';
  /** Of the n-th payment, from 1. */
  nth: (n: number) => string;
  /** Whether the shared link says that the n-th is used, or used and its money counted already. */
  usedInLink: (n: number) => 'used' | 'counted' | undefined;
  /** Whether a record is of a payment that another device has made or begun, or is said to have made. */
  isOtherDevice: (record: Payment) => boolean;
  /** The record of such a payment, and what was on record under its reference before. */
  fromOtherDevice: (seen: OtherDevicePayment, before: Payment | undefined) => Payment;
};

/** How the references of a purchase are made: at random, where nobody else pays the same, or numbered. */
export type References<Payment> = { kind: 'random'; subject: string } | NumberedReferences<Payment>;

/** A reference nobody used before, of the characters that the provider takes: letters, digits, `-`, `.` and `=`. */
export function randomReference(subject: string, { now, random }: { now: number; random: number }): string {
  const tail = Math.floor(random * 36 ** 4)
    .toString(36)
    .padStart(4, '0');
  return `${subject.replaceAll(/[^A-Za-z0-9]+/g, '-')}-${now.toString(36)}${tail}`.toUpperCase();
}

/** Whether the payment company knows a reference from the card form of a record: nobody can have paid in one that never showed. */
export function wasFormShown({ state, formShown }: PaymentRecord): boolean {
  return isPaidOrPending({ state }) || formShown === true;
}

/**
 * The reference of the next attempt after these: the first that the payment company cannot have seen. One whose card form
 * never showed is tried again, so that no number is left out: another device would take it.
 */
export function nextReference<Payment extends PaymentRecord>(
  references: References<Payment>,
  earlier: readonly Payment[],
  seed: { now: number; random: number },
): string {
  if (references.kind === 'random') return randomReference(references.subject, seed);
  const { nth, usedInLink, isOtherDevice } = references;
  const used = new Set(
    earlier
      .filter((record) => isOtherDevice(record) || wasFormShown(record))
      .map(({ reference }) => reference),
  );
  let n = 1;
  while (used.has(nth(n)) || usedInLink(n)) n += 1;
  return nth(n);
}
