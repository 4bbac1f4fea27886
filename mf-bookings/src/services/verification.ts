import type { Configuration } from '../configuration.ts';
import { toKobo } from './charge.ts';
import { type CallOptions, reservationCall } from './reservation-call.ts';
import { readableMessage } from './readable-message.ts';
import type { Refused } from './no-answer.ts';
import { type VerifyAnswer, verifyAnswer } from './reservation-wire.ts';

/** A card payment as this page knows it; naira. */
type CardPayment = { reference: string; naira: number };

export type Verification =
  | { kind: 'confirmed' }
  /** It came to nothing, so far: failed, given back, or not completed by the customer. */
  | { kind: 'failed' }
  /** The payment company has another sum. */
  | { kind: 'denied' }
  /** It answered and will not say: no such entry yet, or it does not talk to this site. Whether money went is as open as before. */
  | Refused
  /** Nothing can be said: no answer, or not settled yet. */
  | { kind: 'unknown'; error: Error };

/** Looks a card payment up that this device has made. */
export type VerifyOwn = (payment: CardPayment) => Promise<Verification>;

/** What the payment company has under a reference, whoever used it. Naira. */
export type FoundPayment =
  | { kind: 'paid'; naira: number }
  /** Under way: a transfer that has not arrived, a charge that has not ended. */
  | { kind: 'pending'; naira: number }
  /** A card form was opened and is not paid: it may be yet. */
  | { kind: 'begun'; naira: number }
  /** Nobody has used it. */
  | { kind: 'none' }
  | { kind: 'unknown'; error: Error };

/** Looks up whether anybody has used a reference. */
type FindByReference = (reference: string) => Promise<FoundPayment>;

/** The look-ups of card payments that a venue's service has. */
export type PaymentVerifier = { verifyOwn: VerifyOwn; findByReference: FindByReference };

/** How the payment company calls a payment that came to nothing. Others are still under way. */
const failed: ReadonlySet<string> = new Set(['failed', 'abandoned', 'reversed']);

function unknown(why: string): Verification {
  return { kind: 'unknown', error: new Error(`payment look-up: ${why}`) };
}

function refused(message: unknown): Refused {
  const said = readableMessage(message);
  return { kind: 'refused', error: new Error(`payment look-up refused: ${said ?? 'no reason given'}`), said };
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

/** How the payment company calls a payment whose money is on its way. A card form that is only open (`ongoing`) is none. */
const waiting: ReadonlySet<string> = new Set(['pending', 'processing', 'queued']);

/** What an entry says to somebody who did not make the payment; a sum in another currency, or with kobo, is not taken for one of ours. */
function foundEntry({ status, amount, currency }: Entry): FoundPayment {
  const naira = amount / 100;
  if (currency !== 'NGN' || !Number.isSafeInteger(naira) || naira <= 0) return { kind: 'begun', naira: 0 };
  if (status === 'success') return { kind: 'paid', naira };
  return { kind: waiting.has(status) ? 'pending' : 'begun', naira };
}

/** Not the “Not Found” of a server that has no such look-up. */
function saysUnused(said: string | undefined): boolean {
  return said !== undefined && /\b(?:reference|transaction)\b.*\bnot found\b/i.test(said);
}

function foundPayment({ status, message, data }: VerifyAnswer, reference: string): FoundPayment {
  if (data?.reference === reference) return foundEntry(data);
  const said = readableMessage(message);
  if (!status && saysUnused(said)) return { kind: 'none' };
  return { kind: 'unknown', error: new Error(`payment look-up: ${said ?? 'no entry'}`) };
}

/**
 * The reservation service's look-up of card payments (`GET /Paystack/Verify`), where the configuration says that this
 * venue has it; undefined otherwise.
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
      // The payment company itself says by a status 400 that nobody used a reference.
      return saysUnused(outcome.said) ? { kind: 'none' } : { kind: 'unknown', error: outcome.error };
    },
  };
}
