import { isPaidOrPending, type PaymentAttempt, type PaymentRecord } from './payment-record.ts';

export type OtherDevicePayment = Pick<PaymentAttempt, 'state' | 'reference' | 'naira' | 'at' | 'check'>;

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
  /** Whether another device made, started or reportedly made the payment. */
  isOtherDevice: (record: Payment) => boolean;
  /** `before`: what was on record under its reference. */
  fromOtherDevice: (seen: OtherDevicePayment, before: Payment | undefined) => Payment;
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

/** Whether the card form was shown, so that the payment company knows the reference and money may have gone. */
export function wasFormShown({ state, formShown }: PaymentRecord): boolean {
  return isPaidOrPending({ state }) || formShown === true;
}

/**
 * The first reference that the payment company cannot have seen. One whose card form never showed is used again, so that no number is
 * skipped: another device would take it.
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
