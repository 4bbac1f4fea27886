import type { Configuration } from '../configuration.ts';
import { toKobo } from './charge.ts';
import { z } from '../zod.ts';
import { type CallOptions, numeric, reservationCall } from './reservation-call.ts';
import { readableMessage, type Refused } from './service-answer.ts';

/** Answer of `GET /Paystack/Verify`, from the payment company's records; `amount` in kobo. */
const verifyAnswer = z.object({
  status: z.boolean(),
  message: z.nullish(z.string()),
  data: z.nullish(
    z.object({ status: z.string(), reference: z.string(), amount: numeric, currency: z.string() }),
  ),
});
type VerifyAnswer = z.infer<typeof verifyAnswer>;

type CardPayment = { reference: string; naira: number };

export type Verification =
  | { kind: 'confirmed' }
  /** No payment so far: failed, reversed, or not completed by the customer. */
  | { kind: 'failed' }
  /** The payment company has a different amount. */
  | { kind: 'denied' }
  /** It refused to answer: no such entry yet, or this site may not ask. It says nothing about the money. */
  | Refused
  /** No answer, or not settled yet. */
  | { kind: 'unknown'; error: Error };

export type VerifyOwn = (payment: CardPayment) => Promise<Verification>;

/** The payment company's entry under a reference, whoever used it. */
export type FoundPayment =
  | { kind: 'paid'; naira: number }
  /** A transfer that has not arrived, or a charge that has not finished. */
  | { kind: 'pending'; naira: number }
  /** A card form was opened; it is not paid, but may be yet. */
  | { kind: 'begun'; naira: number }
  /** Nobody has used it. */
  | { kind: 'none' }
  | { kind: 'unknown'; error: Error };

type FindByReference = (reference: string) => Promise<FoundPayment>;

export type PaymentVerifier = { verifyOwn: VerifyOwn; findByReference: FindByReference };

/** The payment company's statuses for no payment. */
const failed: ReadonlySet<string> = new Set(['failed', 'abandoned', 'reversed']);

function unknown(why: string): Verification {
  return { kind: 'unknown', error: new Error(`payment verification: ${why}`) };
}

function refused(message: unknown): Refused {
  const said = readableMessage(message);
  return {
    kind: 'refused',
    error: new Error(`payment verification refused: ${said ?? 'no reason given'}`),
    said,
  };
}

type Entry = NonNullable<VerifyAnswer['data']>;

function verificationOfEntry({ status, amount, currency }: Entry, naira: number): Verification {
  if (failed.has(status)) return { kind: 'failed' };
  if (status !== 'success') return unknown(`status ${status}`);
  return { kind: amount === toKobo(naira) && currency === 'NGN' ? 'confirmed' : 'denied' };
}

function verificationOf(
  { status, message, data }: VerifyAnswer,
  { reference, naira }: CardPayment,
): Verification {
  if (!status) return refused(message);
  return data?.reference === reference ? verificationOfEntry(data, naira) : unknown('no entry');
}

/** The payment company's statuses for money on its way; not `ongoing`, a card form that is only open. */
const waiting: ReadonlySet<string> = new Set(['pending', 'processing', 'queued']);

/** Another currency, or an amount with kobo, is none of ours, so it does not count as paid. */
function foundEntry({ status, amount, currency }: Entry): FoundPayment {
  const naira = amount / 100;
  if (currency !== 'NGN' || !Number.isSafeInteger(naira) || naira <= 0) return { kind: 'begun', naira: 0 };
  if (status === 'success') return { kind: 'paid', naira };
  return { kind: waiting.has(status) ? 'pending' : 'begun', naira };
}

/** Does not match the “Not Found” of a server without this endpoint. */
function saysUnused(said: string | undefined): boolean {
  return said !== undefined && /\b(?:reference|transaction)\b.*\bnot found\b/i.test(said);
}

function foundPayment({ status, message, data }: VerifyAnswer, reference: string): FoundPayment {
  if (data?.reference === reference) return foundEntry(data);
  const said = readableMessage(message);
  if (!status && saysUnused(said)) return { kind: 'none' };
  return { kind: 'unknown', error: new Error(`payment verification: ${said ?? 'no entry'}`) };
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
  const ask = (reference: string) => {
    const query = new URLSearchParams({ reference });
    return call({ path: `/Paystack/Verify?${query}`, answer: verifyAnswer });
  };
  return {
    verifyOwn: async (payment) => {
      const outcome = await ask(payment.reference);
      if (outcome.kind === 'answer') return verificationOf(outcome.answer, payment);
      if (outcome.kind === 'refused') return outcome;
      return { kind: 'unknown', error: outcome.error };
    },
    findByReference: async (reference) => {
      const outcome = await ask(reference);
      if (outcome.kind === 'answer') return foundPayment(outcome.answer, reference);
      // The payment company answers 400 for a reference that nobody has used.
      return saysUnused(outcome.said) ? { kind: 'none' } : { kind: 'unknown', error: outcome.error };
    },
  };
}
