import '../zod-config.ts';
import * as z from 'zod/mini';
import { keptInstant } from '../services/kept-instant.ts';
import { paymentCheck } from './payment-check.ts';

/** What every attempt to pay says, whatever it pays for. Sums in naira, `at` in ms since the epoch. */
export const paymentShape = {
  /** `opened`: the provider's window was opened and nobody has seen that money went; it may have. */
  state: z.enum(['opened', 'pending', 'paid']),
  reference: z.string(),
  naira: z.int(),
  at: keptInstant,
  /** Of a paid one. */
  check: paymentCheck,
};

const paymentRecord = z.object(paymentShape);
export type PaymentRecord = z.infer<typeof paymentRecord>;

/** How a payment stands for whoever is about to make it again. */
export type PaymentStanding = PaymentRecord['state'] | 'denied';

export function standingOf({ state, check }: Pick<PaymentRecord, 'state' | 'check'>): PaymentStanding {
  return state === 'paid' && check === 'denied' ? 'denied' : state;
}

const certainty = { paid: 3, denied: 2, pending: 1, opened: 0 } as const satisfies Record<
  PaymentStanding,
  number
>;

/** First the one that says most about the money; of two that say the same, the later. */
export function strongestFirst<Kept extends PaymentRecord>(records: readonly Kept[]): Kept[] {
  return [...records].sort((a, b) => certainty[standingOf(b)] - certainty[standingOf(a)] || b.at - a.at);
}
