/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */

import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import * as z from 'zod';
import { BankPage, BankWindow } from './bank-pages.tsx';
import { EndPage, PayPage, RefusedPage, WaitingPage } from './checkout-pages.tsx';
import type { SandboxEnv } from './environment.ts';
import { sendPage } from './page.ts';
import {
  cardProblem,
  loadedMessage,
  type Opening,
  openTransaction,
  settle,
  successMessage,
  type CheckoutMessage,
} from './payment.ts';
import type { Payment } from './records.ts';
import { type RequestBody, serviceCall } from './service-call.ts';

const closed: CheckoutMessage = { event: 'close', data: { status: 'abandoned' } };

const jsonText = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue('must be JSON');
    return z.NEVER;
  }
});
const transactionSchema = z.object({ session: z.string().min(1), params: jsonText });
const paySchema = z.object({
  session: z.string(),
  accessCode: z.string().optional(),
  card: z.string().default(''),
  action: z.enum(['pay', 'decline', 'transfer', 'close']),
});
type Pay = z.infer<typeof paySchema>;

function formValues(sent: RequestBody): Record<string, unknown> {
  return sent.as === 'form' ? Object.fromEntries(sent.parts.map(({ name, value }) => [name, value])) : {};
}

function startPayment(context: Context<SandboxEnv>): Response | Promise<Response> {
  const { lane, fault, sent } = context.var;
  const parsed = transactionSchema.safeParse(formValues(sent));
  if (!parsed.success) return context.text('The checkout was not asked for a transaction.', 400);
  const { session, params } = parsed.data;
  const opening: Opening =
    fault?.kind === 'bad-key'
      ? { kind: 'refused', reason: 'Invalid key' }
      : openTransaction(lane, session, params);
  if (opening.kind === 'refused')
    return sendPage(context, <RefusedPage session={session} reason={opening.reason} />);
  const { payment } = opening;
  return sendPage(
    context,
    <PayPage session={session} payment={payment} messages={[loadedMessage(payment)]} />,
  );
}

function payByCard(context: Context<SandboxEnv>, pay: Pay, payment: Payment): Response | Promise<Response> {
  const { fault } = context.var;
  const problem = cardProblem(pay.card, pay.action === 'decline' || fault?.kind === 'declined');
  if (problem !== null) {
    settle(payment, { status: 'open', outcome: problem });
    return sendPage(
      context,
      <PayPage session={pay.session} payment={payment} messages={[]} problem={problem} />,
    );
  }
  if (pay.card === 'bank-window')
    return sendPage(context, <BankPage session={pay.session} payment={payment} />);
  settle(payment, { status: 'success', outcome: 'Approved' });
  const message = fault?.kind === 'paid-but-closed' ? closed : successMessage(payment);
  return sendPage(context, <EndPage session={pay.session} title="Payment successful" messages={[message]} />);
}

function cancel(
  context: Context<SandboxEnv>,
  pay: Pay,
  payment: Payment | undefined,
): Response | Promise<Response> {
  if (payment) settle(payment, { status: 'abandoned', outcome: 'Cancelled' });
  return sendPage(context, <EndPage session={pay.session} title="Payment cancelled" messages={[closed]} />);
}

function awaitTransfer(
  context: Context<SandboxEnv>,
  pay: Pay,
  payment: Payment,
): Response | Promise<Response> {
  settle(payment, { status: 'pending', outcome: 'Bank transfer announced' });
  const messages: CheckoutMessage[] = [{ event: 'transfer:pending' }];
  return sendPage(
    context,
    <EndPage session={pay.session} title="Waiting for the transfer" messages={messages} />,
  );
}

function endPayment(context: Context<SandboxEnv>): Response | Promise<Response> {
  const { lane, sent } = context.var;
  const parsed = paySchema.safeParse(formValues(sent));
  if (!parsed.success) return context.text('The checkout did not understand this answer.', 400);
  const pay = parsed.data;
  const payment = lane.received.payments.find(({ accessCode }) => accessCode === pay.accessCode);
  if (pay.action === 'close') return cancel(context, pay, payment);
  if (!payment)
    return sendPage(context, <RefusedPage session={pay.session} reason="Transaction not found" />);
  return pay.action === 'transfer' ? awaitTransfer(context, pay, payment) : payByCard(context, pay, payment);
}

const openingFaults = ['down', 'slow', 'hold', 'status', 'html', 'never-loads'] as const;

/** The card checkout (Paystack popup): the page that its library opens in a frame, and what that page posts back. */
export const checkout = new Hono<SandboxEnv>()
  .get('/popup', serviceCall({ service: 'payment', endpoint: 'popup', kinds: openingFaults }), (context) => {
    if (context.var.fault?.kind === 'never-loads')
      return context.html('<!doctype html><title>Checkout</title>');
    return sendPage(context, <WaitingPage session={randomUUID()} />);
  })
  .get('/bank', (context) => sendPage(context, <BankWindow />))
  .post(
    '/transaction',
    serviceCall({ service: 'payment', endpoint: 'transaction', kinds: ['bad-key'] }),
    startPayment,
  )
  .post(
    '/pay',
    serviceCall({ service: 'payment', endpoint: 'pay', kinds: ['declined', 'paid-but-closed'] }),
    endPayment,
  );
