import { z } from '../zod.ts';
import { mailState } from '../mail/kept-mail.ts';
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
  reference: z.string(),
  /** 0 if not known: another device has used the reference. */
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

export function isPaidOrPending({ state }: Pick<PaymentRecord, 'state'>): boolean {
  return state === 'paid' || state === 'pending';
}

/** What identifies a payment to the venue, shown if the page breaks. */
export function paymentFacts({ reference, naira }: PaymentRecord, what: string): string[] {
  return [what, `Payment reference ${reference}`, `${naira} naira`];
}
