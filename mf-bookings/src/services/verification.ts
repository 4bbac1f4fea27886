import type { Configuration } from '../configuration.ts';
import { z } from '../zod.ts';
import { type CallOptions, numeric, reservationCall } from './reservation-call.ts';
import { readableMessage } from './service-answer.ts';

/** Answer of `GET /Paystack/Verify`, from the payment company's records; `amount` in kobo. */
const verifyAnswer = z.object({
  status: z.boolean(),
  message: z.nullish(z.string()),
  data: z.nullish(
    z.object({ status: z.string(), reference: z.string(), amount: numeric, currency: z.string() }),
  ),
});
type VerifyAnswer = z.infer<typeof verifyAnswer>;

export type Verification =
  | { kind: 'confirmed' }
  /** No payment so far: failed, reversed, or not completed by the customer. */
  | { kind: 'failed' }
  /** The payment company has a different amount. */
  | { kind: 'denied' }
  /** No answer, no such entry yet, or not settled yet: it says nothing about the money. */
  | { kind: 'unknown'; error: Error };

export type VerifyOwn = (payment: { reference: string; naira: number }) => Promise<Verification>;

/** The payment company's entry under a reference, whoever used it. `naira` may be an amount that none of our pages requests, or NaN. */
export type FoundPayment =
  | { kind: 'paid'; naira: number }
  /** Not paid so far: failed, reversed, or not completed by the customer. */
  | { kind: 'failed'; naira: number }
  /** A transfer that has not arrived, or a charge that has not finished. */
  | { kind: 'pending'; naira: number }
  /** A card form was opened; it is not paid, but may be yet. */
  | { kind: 'begun'; naira: number }
  /** Nobody has used it. */
  | { kind: 'none' }
  | { kind: 'unknown'; error: Error };

type FindByReference = (reference: string) => Promise<FoundPayment>;

export type PaymentVerifier = { verifyOwn: VerifyOwn; findByReference: FindByReference };

/** What the payment company's statuses mean; any other, such as `ongoing`, is a card form that is only open. */
const kinds: ReadonlyMap<string, 'paid' | 'failed' | 'pending'> = new Map([
  ['success', 'paid'],
  ['failed', 'failed'],
  ['abandoned', 'failed'],
  ['reversed', 'failed'],
  ['pending', 'pending'],
  ['processing', 'pending'],
  ['queued', 'pending'],
]);

/** Does not match the “Not Found” of a server without this endpoint. */
function saysUnused(reason: string | undefined): boolean {
  return reason !== undefined && /\b(?:reference|transaction)\b.*\bnot found\b/i.test(reason);
}

function foundPayment({ status, message, data }: VerifyAnswer, reference: string): FoundPayment {
  if (data?.reference === reference) {
    const naira = data.currency === 'NGN' ? data.amount / 100 : NaN;
    return { kind: kinds.get(data.status) ?? 'begun', naira };
  }
  const reason = readableMessage(message);
  if (!status && saysUnused(reason)) return { kind: 'none' };
  return { kind: 'unknown', error: new Error(`payment verification: ${reason ?? 'no entry'}`) };
}

/**
 * Verifies card payments with the reservation service (`GET /Paystack/Verify`); undefined unless configured.
 */
export function createVerifier(
  reservation: Configuration['reservation'],
  options: Pick<CallOptions, 'fetch' | 'deadlineMs'> = {},
): PaymentVerifier | undefined {
  if (!reservation?.verifiesPayments) return undefined;
  const { baseUrl, apiKey } = reservation;
  const call = reservationCall({ baseUrl, apiKey, ...options });
  const findByReference: FindByReference = async (reference) => {
    const query = new URLSearchParams({ reference });
    const outcome = await call({ path: `/Paystack/Verify?${query}`, answer: verifyAnswer });
    if (outcome.kind === 'answer') return foundPayment(outcome.answer, reference);
    // The payment company answers 400 for a reference that nobody has used.
    return saysUnused(outcome.reason) ? { kind: 'none' } : { kind: 'unknown', error: outcome.error };
  };
  return {
    findByReference,
    verifyOwn: async ({ reference, naira }) => {
      const found = await findByReference(reference);
      if (found.kind === 'paid') return { kind: found.naira === naira ? 'confirmed' : 'denied' };
      if (found.kind === 'failed' || found.kind === 'unknown') return found;
      return { kind: 'unknown', error: new Error(`payment verification: ${found.kind}`) };
    },
  };
}
