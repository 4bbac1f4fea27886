import { type Lane, newRecord } from './lane.ts';
import {
  type CheckoutMessage,
  type NewTransaction,
  newTransactionSchema,
  resumedTransactionSchema,
} from './payment-contract.ts';
import type { Payment } from './records.ts';
import { testCards } from './test-cards.ts';

export type Opening = { kind: 'opened'; payment: Payment } | { kind: 'refused'; reason: string };

const duplicate: Opening = { kind: 'refused', reason: 'Duplicate Transaction Reference' };

function save(lane: Lane, value: Payment): Payment {
  lane.save({ of: 'payments', value });
  return value;
}

function parseMetadata(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return text;
  }
}

function reopen(lane: Lane, payment: Payment): Opening {
  if (payment.status === 'success') return duplicate;
  return {
    kind: 'opened',
    payment: payment.status === 'open' ? payment : save(lane, { ...payment, status: 'open' }),
  };
}

function resume(lane: Lane, accessCode: string): Opening {
  const known = lane.received.payments.find((payment) => payment.accessCode === accessCode);
  return known ? reopen(lane, known) : { kind: 'refused', reason: 'Invalid access code' };
}

function begin(lane: Lane, session: string, { ref, metadata, ...rest }: NewTransaction): Opening {
  const known = lane.received.payments.find((payment) => payment.reference === ref);
  if (known) return known.session === session ? reopen(lane, known) : duplicate;
  const identity = newRecord();
  const transactionId = 4_000_001 + lane.received.payments.length;
  const payment = save(lane, {
    ...identity,
    ...rest,
    transactionId,
    accessCode: `acc_${identity.id.slice(0, 13)}`,
    session,
    reference: ref ?? `T${transactionId}${Date.now()}`,
    metadata: parseMetadata(metadata),
    status: 'open',
    attempts: [],
  });
  return { kind: 'opened', payment };
}

/**
 * Opens the requested transaction. The library may ask twice from the same frame (`session`), which is one
 * transaction. A reference used in another frame is refused.
 */
export function openTransaction(lane: Lane, session: string, params: unknown): Opening {
  const resumed = resumedTransactionSchema.safeParse(params);
  if (resumed.success) return resume(lane, resumed.data.accessCode);
  const wanted = newTransactionSchema.safeParse(params);
  if (wanted.success) return begin(lane, session, wanted.data);
  const { path = [], message = '' } = wanted.error.issues[0] ?? {};
  const missing = message.startsWith('Invalid input');
  return { kind: 'refused', reason: missing ? `Required parameter missing: ${path.join('.')}` : message };
}

/** Records an attempt and, if it settles the transaction, the new status. */
export function settle(
  lane: Lane,
  payment: Payment,
  change: { status: Payment['status']; outcome: string },
): Payment {
  if (payment.status === 'success') return payment;
  const attempt = { at: new Date().toISOString(), outcome: change.outcome };
  return save(lane, { ...payment, status: change.status, attempts: [...payment.attempts, attempt] });
}

/** Why a test card is not accepted; null if it is. */
export function cardProblem(cardId: string, declineAll: boolean): string | null {
  const card = testCards.find(({ id }) => id === cardId);
  if (!card) return 'Choose one of the test cards.';
  return declineAll ? testCards[1].answer : card.answer;
}

/** Posted once the payment form is shown. */
export function loadedMessage(payment: Payment): CheckoutMessage {
  const { transactionId: id, accessCode, email } = payment;
  return { event: 'loaded:transaction', data: { id, accessCode, customer: { email } } };
}

/** Posted when the payment succeeded. */
export function successMessage({ transactionId: id, reference }: Payment): CheckoutMessage {
  const redirecturl = `?trxref=${reference}&reference=${reference}`;
  const named = { trans: String(id), transaction: String(id), trxref: reference, redirecturl };
  return { event: 'success', data: { id, reference, status: 'success', message: 'Approved', ...named } };
}
