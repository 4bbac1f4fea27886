import { z } from '../zod.ts';
import { mailState } from '../mail/stored-mail.ts';
import { storedInstant } from '../storage/stored-list.ts';

/**
 * Whether the reservation service confirms a payment that the card form reported as paid. Undefined if it was not asked or has not
 * answered; then the venue confirms it (C-21).
 */
const paymentCheck = z.optional(z.enum(['confirmed', 'denied']));
export type PaymentCheck = z.infer<typeof paymentCheck>;

/** What verification found. `ended`: an announced transfer has not arrived and is very unlikely to now. */
export type PaymentFinding = NonNullable<PaymentCheck> | 'ended';

/** `unresolved`: the card form was opened and no payment was seen, but money may have gone. */
export const attemptStates = ['unresolved', 'pending', 'paid'] as const;

/** The fields of every payment. `at` is in ms since the epoch. */
export const paymentShape = {
  state: z.enum(attemptStates),
  /** Whether it was made, or started, on this device. */
  origin: z.enum(['this-device', 'other-device']),
  reference: z.string(),
  /** 0 if not known, for another device's payment. */
  naira: z.int(),
  at: storedInstant,
  /** The card form was shown, so the payment company knows the reference. */
  formShown: z.optional(z.boolean()),
  /** Only of a paid one. */
  check: paymentCheck,
  /** The e-mail to the venue about it; absent means unsent. */
  mail: z.optional(mailState),
};

const attempt = z.object(paymentShape);
export type PaymentAttempt = z.infer<typeof attempt>;

/** A payment on record. `reported`: someone says they have made it, but nothing confirms that, so it does not count. */
export type PaymentRecord = Omit<PaymentAttempt, 'state'> & { state: PaymentAttempt['state'] | 'reported' };

/** Whether the payment was made on this device. */
export function isFromThisDevice(payment: PaymentRecord): boolean {
  return payment.origin === 'this-device';
}

export function isPaidOrPending<Payment extends { state: PaymentRecord['state'] }>(
  payment: Payment,
): payment is Payment & { state: 'paid' | 'pending' } {
  return payment.state === 'paid' || payment.state === 'pending';
}

export type PaymentStatus = PaymentRecord['state'] | 'denied';

export function paymentStatusOf<State extends PaymentRecord['state']>({
  state,
  check,
}: {
  state: State;
  check?: PaymentRecord['check'];
}): State | 'denied' {
  return state === 'paid' && check === 'denied' ? 'denied' : state;
}

/** Whether the payment company denies a payment that the card form reported as paid (C-21). */
export function hasDenied(records: readonly PaymentRecord[]): boolean {
  return records.some((record) => paymentStatusOf(record) === 'denied');
}

const certainty = {
  paid: 4,
  denied: 3,
  pending: 2,
  unresolved: 1,
  reported: 0,
} as const satisfies Record<PaymentStatus, number>;

/** Sorts the most certain first; of equally certain ones, the latest. */
export function mostCertainFirst<Payment extends PaymentRecord>(records: readonly Payment[]): Payment[] {
  return [...records].sort(
    (a, b) => certainty[paymentStatusOf(b)] - certainty[paymentStatusOf(a)] || b.at - a.at,
  );
}

/** Payments that reduce what is owed. Pending, unresolved, reported and denied ones do not. */
export function countedPayments<Payment extends PaymentRecord>(payments: readonly Payment[]): Payment[] {
  return payments.filter((payment) => paymentStatusOf(payment) === 'paid');
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
  return records.filter(({ state }) => state === 'unresolved');
}

/** The first payment that forbids another one: a pending transfer or a denied payment. Without one, simply the first. */
export function mostPressing<Payment extends PaymentRecord>(
  records: readonly Payment[],
): Payment | undefined {
  const blocks = (record: Payment) =>
    ['pending', 'denied'].includes(paymentStatusOf<Payment['state']>(record));
  return records.find(blocks) ?? records[0];
}

/** Payments that the visitor is asked about before paying again. */
export function uncertainPayments<Payment extends PaymentRecord>(records: readonly Payment[]): Payment[] {
  return records.filter(({ state }) => state === 'unresolved' || state === 'reported');
}

/**
 * Whether a card form may open although these payments exist: only if the visitor has acknowledged each one in its current status. Never
 * after a pending transfer or a denied payment.
 */
export function mayPayAfter(
  earlier: readonly PaymentRecord[],
  acknowledged: readonly PaymentRecord[],
): boolean {
  return earlier.every((record) => {
    const status = paymentStatusOf(record);
    if (status === 'pending' || status === 'denied') return false;
    return acknowledged.some(
      (known) => known.reference === record.reference && paymentStatusOf(known) === status,
    );
  });
}
