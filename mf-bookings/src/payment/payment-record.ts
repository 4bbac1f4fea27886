import { type MailState, mailState } from '../mail/stored-mail.ts';
import { storedInstant } from '../storage/stored-list.ts';
import { z } from '../zod.ts';

/**
 * What is known of an attempt. `unresolved`: the card form was opened and no payment was seen, but money may have gone. `pending`: a
 * transfer was announced. `paid`: the card form said so; the reservation service was not asked or has not answered, so the venue confirms
 * it (C-21). `confirmed`: the payment company has it. `denied`: the card form said paid, but the payment company's records disagree.
 */
export const attemptStatuses = ['unresolved', 'pending', 'paid', 'confirmed', 'denied'] as const;

/** What verification found. `ended`: an announced transfer has not arrived and is very unlikely to now. */
export type PaymentFinding = 'confirmed' | 'denied' | 'ended';

/** The fields of every payment. `at` is in ms since the epoch. */
export const paymentShape = {
  status: z.enum(attemptStatuses),
  /** Whether it was made, or started, on this device. */
  origin: z.enum(['this-device', 'other-device']),
  reference: z.string(),
  /** 0 if not known, for another device's payment. */
  naira: z.int(),
  at: storedInstant,
  /** The card form was shown, so the payment company knows the reference. */
  formShown: z.optional(z.boolean()),
  /** The e-mail to the venue about it; absent means unsent. */
  mail: z.optional(mailState),
};

const attempt = z.object(paymentShape);
export type PaymentAttempt = z.infer<typeof attempt>;

export type PaymentStatus = PaymentAttempt['status'] | 'reported';

/** A payment on record. `reported`: someone says they have made it, but nothing confirms that, so it does not count. */
export type PaymentRecord = Omit<PaymentAttempt, 'status'> & { status: PaymentStatus };

type WithStatus = Pick<PaymentRecord, 'status'>;

/** Whether the payment was made on this device. */
export function isFromThisDevice(payment: PaymentRecord): boolean {
  return payment.origin === 'this-device';
}

/** Whether it reduces what is owed: a denied payment does not. */
export function isPaid({ status }: WithStatus): boolean {
  return status === 'paid' || status === 'confirmed';
}

/** Whether it is paid, or the card form said so and the payment company denies it. */
export function wasCalledPaid(payment: WithStatus): boolean {
  return isPaid(payment) || payment.status === 'denied';
}

/** The same, or a transfer was announced. */
export function wasCalledPaidOrPending(payment: WithStatus): boolean {
  return wasCalledPaid(payment) || payment.status === 'pending';
}

/** The same, and it was made or announced on this device. For one found elsewhere, neither time nor payer is known. */
export function wasCalledPaidOrPendingHere(payment: PaymentRecord): boolean {
  return wasCalledPaidOrPending(payment) && isFromThisDevice(payment);
}

/** Whether the card form was shown, so that the payment company knows the reference and money may have gone. */
export function wasFormShown(payment: PaymentRecord): boolean {
  return wasCalledPaidOrPending(payment) || payment.formShown === true;
}

/** Whether the payment company knows the reference, because another device used it or the card form was shown here. */
export function isReferenceUsed(payment: PaymentRecord): boolean {
  return !isFromThisDevice(payment) || wasFormShown(payment);
}

/** Whether what the payment company has under its reference is this device's payment. */
export function isOwnAttempt(payment: PaymentRecord): boolean {
  return isFromThisDevice(payment) && wasFormShown(payment);
}

/** Whether the payment company denies a payment that the card form reported as paid (C-21). */
export function hasDenied(records: readonly PaymentRecord[]): boolean {
  return records.some(({ status }) => status === 'denied');
}

const certainty = {
  confirmed: 4,
  paid: 4,
  denied: 3,
  pending: 2,
  unresolved: 1,
  reported: 0,
} as const satisfies Record<PaymentStatus, number>;

/** Sorts the most certain first; of equally certain ones, the latest. */
export function mostCertainFirst<Payment extends PaymentRecord>(records: readonly Payment[]): Payment[] {
  return [...records].sort((a, b) => certainty[b.status] - certainty[a.status] || b.at - a.at);
}

/** Payments that reduce what is owed. Pending, unresolved, reported and denied ones do not. */
export function countedPayments<Payment extends PaymentRecord>(payments: readonly Payment[]): Payment[] {
  return payments.filter(isPaid);
}

/** The total paid, in naira. */
export function amountPaid(payments: readonly PaymentRecord[]): number {
  return countedPayments(payments).reduce((sum, { naira }) => sum + naira, 0);
}

/** What is left to pay, in naira; never negative. */
export function amountOwed(total: number, payments: readonly PaymentRecord[]): number {
  return Math.max(0, total - amountPaid(payments));
}

/** Card payments that were started and whose outcome is not known. */
export function unresolved<Payment extends PaymentRecord>(records: readonly Payment[]): Payment[] {
  return records.filter(({ status }) => status === 'unresolved');
}

/** The first payment that forbids another one: a pending transfer or a denied payment. Without one, simply the first. */
export function mostPressing<Payment extends PaymentRecord>(
  records: readonly Payment[],
): Payment | undefined {
  return records.find(({ status }) => status === 'pending' || status === 'denied') ?? records[0];
}

/** Payments that the visitor is asked about before paying again. */
export function uncertainPayments<Payment extends PaymentRecord>(records: readonly Payment[]): Payment[] {
  return records.filter(({ status }) => status === 'unresolved' || status === 'reported');
}

/**
 * Whether a card form may open although these payments exist: only if the visitor has acknowledged each one as what it is now (that it has
 * been confirmed since changes nothing). Never after a pending transfer or a denied payment.
 */
export function mayPayAfter(
  earlier: readonly PaymentRecord[],
  acknowledged: readonly PaymentRecord[],
): boolean {
  return earlier.every((record) => {
    const { status, reference } = record;
    if (status === 'pending' || status === 'denied') return false;
    return acknowledged.some(
      (known) =>
        known.reference === reference && (known.status === status || (isPaid(known) && isPaid(record))),
    );
  });
}

/** The state of the e-mail to the venue about a payment. */
export function mailOf({ mail = 'unsent' }: Pick<PaymentRecord, 'mail'>): MailState {
  return mail;
}

/** The state of several e-mails together: the least advanced one decides. */
export function leastMailOf(records: readonly Pick<PaymentRecord, 'mail'>[]): MailState {
  const known = new Set(records.map(mailOf));
  return (['unsent', 'unanswered'] as const).find((mail) => known.has(mail)) ?? 'sent';
}

/** Payments that the venue has, as far as this device knows, not been notified of. Other devices report their own. */
export function unnotified<Payment extends PaymentRecord>(records: readonly Payment[]): Payment[] {
  return records.filter((record) => wasCalledPaidOrPendingHere(record) && mailOf(record) !== 'sent');
}
