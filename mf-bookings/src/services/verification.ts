import type { Configuration } from '../configuration.ts';
import { toKobo } from './charge.ts';
import { type CallOptions, reservationCall } from './reservation-call.ts';
import { ownWords } from './own-words.ts';
import type { ReservationRefusal } from './reservation-refusal.ts';
import { type VerifyAnswer, verifyAnswer } from './reservation-wire.ts';

/** A card payment as this page knows it; naira. */
type CardPayment = { reference: string; naira: number };

export type Verification =
  | { kind: 'confirmed' }
  /** The payment company does not have it, or has another sum. */
  | { kind: 'denied' }
  /** It answered and will not say: no such entry yet, or it does not talk to this site. No word about the money. */
  | ReservationRefusal
  /** Nothing can be said: no answer, or not settled yet. */
  | { kind: 'unknown'; error: Error };

/** Looks a card payment up. */
export type Verify = (payment: CardPayment) => Promise<Verification>;

/** How the payment company calls a payment that came to nothing. Others are still under way. */
const failed: ReadonlySet<string> = new Set(['failed', 'abandoned', 'reversed']);

function unknown(why: string): Verification {
  return { kind: 'unknown', error: new Error(`payment look-up: ${why}`) };
}

function refused(message: unknown): ReservationRefusal {
  const said = ownWords(message);
  return { kind: 'refused', error: new Error(`payment look-up refused: ${said ?? 'no reason given'}`), said };
}

type Entry = NonNullable<VerifyAnswer['data']>;

function judgeEntry({ status, amount, currency }: Entry, naira: number): Verification {
  if (failed.has(status)) return { kind: 'denied' };
  if (status !== 'success') return unknown(`status ${status}`);
  return { kind: amount === toKobo(naira) && currency === 'NGN' ? 'confirmed' : 'denied' };
}

function judge({ status, message, data }: VerifyAnswer, { reference, naira }: CardPayment): Verification {
  if (!status) return refused(message);
  return data?.reference === reference ? judgeEntry(data, naira) : unknown('no entry');
}

/**
 * The reservation service's look-up of card payments (`GET /Paystack/Verify`), where the configuration says that this
 * venue has it; undefined otherwise.
 */
export function createVerify(
  reservation: Configuration['reservation'],
  options: Pick<CallOptions, 'fetch' | 'deadlineMs'> = {},
): Verify | undefined {
  if (!reservation?.verifiesPayments) return undefined;
  const { baseUrl, apiKey } = reservation;
  const call = reservationCall({ baseUrl, apiKey, ...options });
  return async (payment) => {
    const query = new URLSearchParams({ reference: payment.reference });
    const outcome = await call({ path: `/Paystack/Verify?${query}`, answer: verifyAnswer });
    if (outcome.kind === 'answer') return judge(outcome.answer, payment);
    if (outcome.kind === 'refused') return outcome;
    return { kind: 'unknown', error: outcome.error };
  };
}
