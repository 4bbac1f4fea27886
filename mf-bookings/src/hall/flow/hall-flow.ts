import { isCancelled } from '../../change-history/changes.ts';
import { isSameInvoice } from '../booking/invoice.ts';
import { type HallBooking, hasPaidOrPending, receiptOf } from '../booking/booking.ts';
import type { HallOrder, HallPayment } from '../booking/hall-payment.ts';
import type { DateRequest } from '../mail/request-mail.ts';
import {
  toAskAbout,
  unresolved,
  isPaidOrPending,
  hasDenied,
  paymentStatusOf,
} from '../../payment/payment-record.ts';
import {
  accepted,
  acceptedDuringCardForm,
  type EventType,
  type HallEvent,
  type HallFlow,
  type InvoiceFlow,
  type OverInvoice,
} from './hall-stages.ts';

export const startOfHallFlow: HallFlow = { stage: 'form', notBooked: undefined, attempt: 0, arrival: 'new' };

function attemptOf(flow: HallFlow): number {
  return 'attempt' in flow ? flow.attempt : 0;
}

/** A request that has arrived stays sent, whatever becomes of another attempt to send it. */
function hasArrived({ id }: DateRequest, flow: HallFlow): boolean {
  return flow.stage === 'requested' && flow.request.id === id && flow.request.mail === 'sent';
}

function isShowing({ invoice }: HallBooking, flow: HallFlow): flow is InvoiceFlow {
  return flow.stage === 'invoice' && isSameInvoice(flow.booking.invoice, invoice);
}

/** The invoice with nothing over it. An e-mail about its payments may still be on its way. */
function showInvoice(
  { booking, news, refusal }: Omit<HallEvent<'invoice-opened'>, 'type'>,
  flow: HallFlow,
): InvoiceFlow {
  const notifying = isShowing(booking, flow) && flow.notifying;
  return { stage: 'invoice', booking, news, refusal, notifying, over: { kind: 'nothing' } };
}

function isOpenOverInvoice(over: OverInvoice['kind'], flow: HallFlow): flow is InvoiceFlow {
  return flow.stage === 'invoice' && flow.over.kind === over;
}

function openOverInvoice(over: OverInvoice, booking: HallBooking, flow: HallFlow): InvoiceFlow {
  return { ...showInvoice({ booking }, flow), over };
}

/**
 * A payment that went through is shown wherever the visitor is. An attempt that failed is shown only on its own invoice, and never
 * replaces a receipt.
 */
function showPayment(event: HallEvent<'payment-settled'>, flow: HallFlow): HallFlow {
  const { booking, news } = event;
  const isPaid = receiptOf(booking) !== undefined;
  if (isPaid && (news === 'paid' || news === undefined)) return showInvoice(event, flow);
  return isShowing(booking, flow) && (isPaid || !receiptOf(flow.booking)) ? showInvoice(event, flow) : flow;
}

/** The result of an e-mail does not disturb a payment in progress, nor the payments that the visitor has been shown. */
function showMailResult(event: HallEvent<'mail-settled'>, flow: HallFlow): HallFlow {
  const { booking } = event;
  if (!isShowing(booking, flow)) return flow;
  if (flow.over.kind === 'nothing') return showInvoice(event, flow);
  return { ...flow, booking: { ...booking, payments: flow.booking.payments } };
}

function paidReferences({ payments }: HallBooking): string[] {
  return payments.filter((payment) => paymentStatusOf(payment) === 'paid').map(({ reference }) => reference);
}

/**
 * Shows the latest booking. If it brings a card form opened elsewhere or a reported payment while the visitor is choosing what to
 * pay, the visitor is asked about it first.
 */
function showLatest(booking: HallBooking, flow: InvoiceFlow): HallFlow {
  const known = new Set(flow.booking.payments.map(({ reference }) => reference));
  const isNew = toAskAbout(booking.payments).some(({ reference }) => !known.has(reference));
  const mustAsk = flow.over.kind === 'choice' && isNew;
  return mustAsk ? openOverInvoice({ kind: 'question' }, booking, flow) : { ...flow, booking };
}

function isTransferEnded({ payments }: HallBooking, before: HallBooking): boolean {
  const pending = new Set(
    before.payments.filter(({ state }) => state === 'pending').map(({ reference }) => reference),
  );
  return unresolved(payments).some(({ reference }) => pending.has(reference));
}

/** Shows what a verification found, unless another booking is shown by now. */
function showVerified(booking: HallBooking, flow: HallFlow): HallFlow {
  if (!isShowing(booking, flow)) return flow;
  if (hasDenied(booking.payments)) return showInvoice({ booking, news: 'denied' }, flow);
  const known = paidReferences(flow.booking);
  const isPaidSince = paidReferences(booking).some((reference) => !known.includes(reference));
  if (isPaidSince) return showInvoice({ booking, news: 'paid' }, flow);
  if (isTransferEnded(booking, flow.booking)) return showInvoice({ booking, news: 'transfer-ended' }, flow);
  return showLatest(booking, flow);
}

/** Differs when payments have changed in a way that the page shows. */
function paymentsKey({ payments }: HallBooking): string {
  const made = payments
    .filter(isPaidOrPending)
    .map(({ reference, state, check }) => [reference, state, check].join(' '));
  return made.sort((one, other) => one.localeCompare(other)).join();
}

/** Whether another tab has moved or cancelled the booking, or undone that. */
function isChanged(one: HallBooking, other: HallBooking): boolean {
  return one.details.eventDate !== other.details.eventDate || isCancelled(one) !== isCancelled(other);
}

/**
 * Shows a booking that another tab has changed. A card form that is merely open there is left out. A payment, a move or a
 * cancellation closes whatever is open over the invoice here.
 */
function showOtherTab(booking: HallBooking, flow: HallFlow): HallFlow {
  if (!isShowing(booking, flow)) return flow;
  const known = new Set(flow.booking.payments.map(({ reference }) => reference));
  const payments = booking.payments.filter(
    ({ state, reference }) => state !== 'unresolved' || known.has(reference),
  );
  const latest = { ...booking, payments };
  const isNews = hasPaidOrPending(latest) && paymentsKey(latest) !== paymentsKey(flow.booking);
  return isNews || isChanged(latest, flow.booking)
    ? showInvoice({ booking: latest }, flow)
    : showLatest(latest, flow);
}

function withMailOf(payment: HallPayment, { mail }: HallPayment): HallPayment {
  return { ...payment, mail };
}

/** Only the e-mail state of a payment changes: no payments are added that the visitor has not been shown. */
function showNotified(
  { booking, notifying, payment: notified }: HallEvent<'notified'>,
  flow: HallFlow,
): HallFlow {
  if (!isShowing(booking, flow)) return flow;
  const payments = flow.booking.payments.map((payment) =>
    payment.reference === notified?.reference ? withMailOf(payment, notified) : payment,
  );
  return { ...flow, booking: { ...flow.booking, payments }, notifying };
}

function isBalanceOrder({ choice }: HallOrder): boolean {
  return choice === 'balance' || choice === 'part';
}

/** Opens the choice of a first payment. Where someone may have paid already, the question about that comes first. */
function choosePayment({ booking, order }: HallEvent<'payment-asked'>, flow: HallFlow): HallFlow {
  if (receiptOf(booking) && !order) return flow;
  if (toAskAbout(booking.payments).length > 0)
    return openOverInvoice({ kind: 'question', order }, booking, flow);
  return order ? flow : openOverInvoice({ kind: 'choice' }, booking, flow);
}

const transitions: { [Type in EventType]: (event: HallEvent<Type>, flow: HallFlow) => HallFlow } = {
  submitted: (_, flow) => ({ stage: 'sending', step: 'checking', attempt: attemptOf(flow) + 1 }),
  stepped: ({ step }, flow) => ({ stage: 'sending', step, attempt: attemptOf(flow) }),
  'not-booked': ({ notBooked }, flow) => ({
    stage: 'form',
    notBooked,
    attempt: attemptOf(flow) + 1,
    arrival: 'new',
  }),
  requested: ({ request }, flow) => (hasArrived(request, flow) ? flow : { stage: 'requested', request }),
  'request-arrived': ({ id }, flow) => {
    if (flow.stage !== 'requested' || flow.request.id !== id) return flow;
    return { ...flow, request: { ...flow.request, mail: 'sent' } };
  },
  'invoice-opened': showInvoice,
  'mail-settled': showMailResult,
  'address-given': ({ booking }, flow) => (isShowing(booking, flow) ? showInvoice({ booking }, flow) : flow),
  'payment-asked': choosePayment,
  'payment-wanted': (_, flow) =>
    isOpenOverInvoice('question', flow) ? openOverInvoice({ kind: 'choice' }, flow.booking, flow) : flow,
  'payment-opened': ({ booking, order }, flow) =>
    isOpenOverInvoice('choice', flow) || isBalanceOrder(order)
      ? openOverInvoice({ kind: 'card-form' }, booking, flow)
      : flow,
  'payment-settled': showPayment,
  'payment-checked': ({ booking }, flow) => showVerified(booking, flow),
  notified: showNotified,
  'kept-by-other-tab': ({ booking }, flow) => showOtherTab(booking, flow),
  restarted: ({ toLook }) => ({ ...startOfHallFlow, arrival: toLook ? 'asked-day' : 'back' }),
};

function follow<Type extends EventType>(flow: HallFlow, event: HallEvent<Type>): HallFlow {
  return transitions[event.type](event, flow);
}

export function hallFlow(flow: HallFlow, event: HallEvent): HallFlow {
  const may = isOpenOverInvoice('card-form', flow) ? acceptedDuringCardForm : accepted[flow.stage];
  return may.includes(event.type) ? follow(flow, event) : flow;
}
