import * as z from 'zod';
import { emailAddress } from './email-address.ts';
import { type Lane, newRecord } from './lane.ts';
import type { Payment } from './records.ts';

/** The parameters that the provider's library posts into the frame, with the provider's error messages. */
const newTransactionSchema = z.object({
  key: z.string().startsWith('pk_test_sandbox', 'Invalid key'),
  email: emailAddress('Invalid Email Address Passed'),
  amount: z.coerce.number('Invalid Amount Sent').int('Invalid Amount Sent').positive('Invalid Amount Sent'),
  ref: z
    .string()
    .regex(
      /^[A-Za-z0-9.=-]+$/,
      'Invalid character in transaction reference. Only -, ., = and alphanumeric characters are allowed',
    )
    .optional(),
  currency: z.literal('NGN', 'Currency not supported by merchant').default('NGN'),
  metadata: z.string().optional(),
});
type NewTransaction = z.infer<typeof newTransactionSchema>;

/** The messages that the frame posts to its opener. */
export type CheckoutMessage =
  | { event: 'loaded:checkout' }
  | { event: 'loaded:transaction'; data: { id: number; accessCode: string; customer: { email: string } } }
  | { event: 'success'; data: Record<string, string | number> }
  | { event: 'close'; data: { status: 'abandoned' } }
  | { event: 'transfer:pending' }
  | { event: 'error'; data: { type: 'setup'; message: string } };

/** The provider's published test cards and their results. */
export const testCards = [
  { id: 'approved', number: '4084 0840 8408 4081', outcome: 'Approved', answer: null },
  {
    id: 'declined',
    number: '4084 0800 0000 5408',
    outcome: 'Declined',
    answer: 'Declined. Please use another card.',
  },
  {
    id: 'insufficient-funds',
    number: '4084 0800 0067 0037',
    outcome: 'Insufficient funds',
    answer: 'Insufficient funds. Please use another card.',
  },
  {
    id: 'bank-window',
    number: '5060 6666 6666 6666 666',
    outcome: 'Asks in a window of the bank',
    answer: null,
  },
] as const;

export type Opening = { kind: 'opened'; payment: Payment } | { kind: 'refused'; reason: string };

const duplicate: Opening = { kind: 'refused', reason: 'Duplicate Transaction Reference' };

function parseMetadata(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return text;
  }
}

function reopen(payment: Payment): Opening {
  if (payment.status === 'success') return duplicate;
  payment.status = 'open';
  return { kind: 'opened', payment };
}

function createPayment(lane: Lane, session: string, { ref, metadata, ...rest }: NewTransaction): Opening {
  const existing = lane.received.payments.find((payment) => payment.reference === ref);
  if (existing) return existing.session === session ? reopen(existing) : duplicate;
  const identity = newRecord();
  const transactionId = 4_000_001 + lane.received.payments.length;
  const payment: Payment = {
    ...identity,
    ...rest,
    transactionId,
    accessCode: `acc_${identity.id.slice(0, 13)}`,
    session,
    reference: ref ?? `T${transactionId}${Date.now()}`,
    metadata: parseMetadata(metadata),
    status: 'open',
    attempts: [],
  };
  lane.received.payments.push(payment);
  return { kind: 'opened', payment };
}

/**
 * Opens the requested transaction. The library may ask twice from the same frame (`session`), which is one
 * transaction. A reference used in another frame is refused.
 */
export function openTransaction(lane: Lane, session: string, params: unknown): Opening {
  const parsed = newTransactionSchema.safeParse(params);
  if (parsed.success) return createPayment(lane, session, parsed.data);
  const { path = [], message = '' } = parsed.error.issues[0] ?? {};
  const missing = message.startsWith('Invalid input');
  return { kind: 'refused', reason: missing ? `Required parameter missing: ${path.join('.')}` : message };
}

/** Records an attempt and, if it settles the transaction, the new status. */
export function settle(payment: Payment, change: { status: Payment['status']; outcome: string }): void {
  if (payment.status === 'success') return;
  payment.status = change.status;
  payment.attempts.push({ at: new Date().toISOString(), outcome: change.outcome });
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
  const identifiers = { trans: String(id), transaction: String(id), trxref: reference, redirecturl };
  return {
    event: 'success',
    data: { id, reference, status: 'success', message: 'Approved', ...identifiers },
  };
}
