import { z } from '../zod.ts';
import { mailState } from '../mail/mail-state.ts';
import { storedInstant } from '../storage/stored-instant.ts';

/**
 * What the reservation service found out about a payment that the card window called successful: it is there, or it
 * is not. Undefined while it has not been asked or has not answered; then the venue confirms it (C-21).
 */
const paymentCheck = z.optional(z.enum(['confirmed', 'denied']));
export type PaymentCheck = z.infer<typeof paymentCheck>;

/** What a look-up found out about a payment; `ended`: a transfer that was announced has not come, and can hardly come any more. */
export type PaymentFinding = NonNullable<PaymentCheck> | 'ended';

/** `unresolved`: the provider's window was opened and nobody has seen that money went; it may have. */
export const attemptStates = ['unresolved', 'pending', 'paid'] as const;

/** What every attempt to pay says, whatever it pays for. Sums in naira, `at` in ms since the epoch. */
export const paymentShape = {
  state: z.enum(attemptStates),
  reference: z.string(),
  /** 0 where it is not known: another device has used the reference. */
  naira: z.int(),
  at: storedInstant,
  /** Its card form has shown, so the payment company knows the reference. */
  formShown: z.optional(z.boolean()),
  /** Of a paid one. */
  check: paymentCheck,
  /** Whether the venue was told of it by e-mail; not yet, where nothing is kept. */
  mail: z.optional(mailState),
};

const attempt = z.object(paymentShape);
export type PaymentAttempt = z.infer<typeof attempt>;

/** A payment that is on record; `reported`: somebody says to have made it, and nobody who knows has said so: it counts nothing. */
export type PaymentRecord = Omit<PaymentAttempt, 'state'> & { state: PaymentAttempt['state'] | 'reported' };

/** Whether money went or is on its way, as far as is known: more than a card form that was open, or somebody's word. */
export function isPaidOrPending({ state }: Pick<PaymentRecord, 'state'>): boolean {
  return state === 'paid' || state === 'pending';
}

/** What the venue knows a payment by, as it is kept. */
export function paymentFacts({ reference, naira }: PaymentRecord, what: string): string[] {
  return [what, `Payment reference ${reference}`, `${naira} naira`];
}
