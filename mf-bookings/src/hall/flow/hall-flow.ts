import { isCancelled } from '../../change-history/changes.ts';
import { type HallBooking, hasPaidOrPending, receiptOf } from '../booking/booking.ts';
import type { HallOrder, HallPayment } from '../booking/hall-payment.ts';
import type { DateRequest } from '../booking/date-request.ts';
import { toAskAbout, unresolved } from '../../payment/earlier-payments.ts';
import { isPaidOrPending } from '../../payment/payment-record.ts';
import { hasDenied, paymentStatusOf } from '../../payment/payment-status.ts';
import {
  accepted,
  acceptedOverCardForm,
  type EventType,
  type HallEvent,
  type HallFlow,
  type InvoiceFlow,
  type OverInvoice,
} from './hall-stages.ts';

export const startOfHallFlow: HallFlow = { stage: 'form', stop: undefined, attempt: 0, arrival: 'new' };

function attemptOf(flow: HallFlow): number {
  return 'attempt' in flow ? flow.attempt : 0;
}

/** A request that arrived stays so, whatever another attempt to send it comes to. */
function hasArrived({ id }: DateRequest, flow: HallFlow): boolean {
  return flow.stage === 'requested' && flow.request.id === id && flow.request.mail === 'sent';
}

/** Whether the flow is about that booking. */
function isOf({ invoice }: HallBooking, flow: HallFlow): flow is InvoiceFlow {
  return flow.stage === 'invoice' && flow.booking.invoice.number === invoice.number;
}

/** An invoice with nothing over it; an e-mail about its payments that is on its way goes on. */
function atInvoice({ booking, news, refusal }: Omit<HallEvent<'held'>, 'type'>, flow: HallFlow): InvoiceFlow {
  const notifying = isOf(booking, flow) && flow.notifying;
  return { stage: 'invoice', booking, news, refusal, notifying, over: { kind: 'nothing' } };
}

/** Whether that lies over the invoice. */
function liesOver(over: OverInvoice['kind'], flow: HallFlow): flow is InvoiceFlow {
  return flow.stage === 'invoice' && flow.over.kind === over;
}

/** An invoice with something over it. */
function opened(over: OverInvoice, booking: HallBooking, flow: HallFlow): InvoiceFlow {
  return { ...atInvoice({ booking }, flow), over };
}

/**
 * How a payment ended. What is paid shows wherever the visitor is; an attempt that came to nothing only beside its own
 * invoice, and never in place of a receipt.
 */
function withPayment(event: HallEvent<'payment-settled'>, flow: HallFlow): HallFlow {
  const { booking, news } = event;
  const isPaid = receiptOf(booking) !== undefined;
  if (isPaid && (news === 'paid' || news === undefined)) return atInvoice(event, flow);
  return isOf(booking, flow) && (isPaid || !receiptOf(flow.booking)) ? atInvoice(event, flow) : flow;
}

/** What became of the e-mail changes nothing about a payment that is being made, nor what the visitor was told of. */
function withMail(event: HallEvent<'mail-settled'>, flow: HallFlow): HallFlow {
  const { booking } = event;
  if (!isOf(booking, flow)) return flow;
  if (flow.over.kind === 'nothing') return atInvoice(event, flow);
  return { ...flow, booking: { ...booking, payments: flow.booking.payments } };
}

/** Of the payments that count. */
function paidReferences({ payments }: HallBooking): string[] {
  return payments.filter((payment) => paymentStatusOf(payment) === 'paid').map(({ reference }) => reference);
}

/**
 * The booking as it is known by now. Where a payment is being chosen and a card form has come to light that another device has opened,
 * or somebody’s word that it is paid, the visitor is asked first.
 */
function withLatest(booking: HallBooking, flow: InvoiceFlow): HallFlow {
  const known = new Set(flow.booking.payments.map(({ reference }) => reference));
  const isNew = toAskAbout(booking.payments).some(({ reference }) => !known.has(reference));
  const mustAsk = flow.over.kind === 'choice' && isNew;
  return mustAsk ? opened({ kind: 'question' }, booking, flow) : { ...flow, booking };
}

/** Whether a transfer has ended that was under way. */
function isTransferEnded({ payments }: HallBooking, before: HallBooking): boolean {
  const pending = new Set(
    before.payments.filter(({ state }) => state === 'pending').map(({ reference }) => reference),
  );
  return unresolved(payments).some(({ reference }) => pending.has(reference));
}

/** The invoice or receipt that is shown, checked; a check of another booking comes too late. */
function withCheck(booking: HallBooking, flow: HallFlow): HallFlow {
  if (!isOf(booking, flow)) return flow;
  if (hasDenied(booking.payments)) return atInvoice({ booking, news: 'denied' }, flow);
  const known = paidReferences(flow.booking);
  const isPaidSince = paidReferences(booking).some((reference) => !known.includes(reference));
  if (isPaidSince) return atInvoice({ booking, news: 'paid' }, flow);
  if (isTransferEnded(booking, flow.booking)) return atInvoice({ booking, news: 'transfer-ended' }, flow);
  return withLatest(booking, flow);
}

/** The payments of a booking, as far as a page would show others otherwise. */
function paymentsKey({ payments }: HallBooking): string {
  const made = payments
    .filter(isPaidOrPending)
    .map(({ reference, state, check }) => [reference, state, check].join(' '));
  return made.sort((one, other) => one.localeCompare(other)).join();
}

/** Whether another tab has noted that the venue moved it, cancelled it, or has it after all. */
function isChanged(one: HallBooking, other: HallBooking): boolean {
  return one.details.eventDate !== other.details.eventDate || isCancelled(one) !== isCancelled(other);
}

/**
 * The booking as another tab has written it. A card form that is only open there is left out: it is no news yet. Money that came or
 * is on its way, another day and a cancellation end what this tab was at.
 */
function withOtherTab(booking: HallBooking, flow: HallFlow): HallFlow {
  if (!isOf(booking, flow)) return flow;
  const known = new Set(flow.booking.payments.map(({ reference }) => reference));
  const payments = booking.payments.filter(
    ({ state, reference }) => state !== 'unresolved' || known.has(reference),
  );
  const latest = { ...booking, payments };
  const isNews = hasPaidOrPending(latest) && paymentsKey(latest) !== paymentsKey(flow.booking);
  return isNews || isChanged(latest, flow.booking)
    ? atInvoice({ booking: latest }, flow)
    : withLatest(latest, flow);
}

function withMailOf(payment: HallPayment, { mail }: HallPayment): HallPayment {
  return { ...payment, mail };
}

/** What became of e-mails about payments adds nothing to what the visitor was told of. */
function withNotified(
  { booking, notifying, payment: notified }: HallEvent<'notified'>,
  flow: HallFlow,
): HallFlow {
  if (!isOf(booking, flow)) return flow;
  const payments = flow.booking.payments.map((payment) =>
    payment.reference === notified?.reference ? withMailOf(payment, notified) : payment,
  );
  return { ...flow, booking: { ...flow.booking, payments }, notifying };
}

function isBalanceOrder({ choice }: HallOrder): boolean {
  return choice === 'balance' || choice === 'part';
}

/** The first payment is chosen, the balance was ordered; either after a question where somebody may have paid. */
function asked({ booking, order }: HallEvent<'payment-asked'>, flow: HallFlow): HallFlow {
  if (receiptOf(booking) && !order) return flow;
  if (toAskAbout(booking.payments).length > 0) return opened({ kind: 'question', order }, booking, flow);
  return order ? flow : opened({ kind: 'choice' }, booking, flow);
}

const next: { [Type in EventType]: (event: HallEvent<Type>, flow: HallFlow) => HallFlow } = {
  submitted: (_, flow) => ({ stage: 'sending', step: 'checking', attempt: attemptOf(flow) + 1 }),
  stepped: ({ step }, flow) => ({ stage: 'sending', step, attempt: attemptOf(flow) }),
  stopped: ({ stop }, flow) => ({ stage: 'form', stop, attempt: attemptOf(flow) + 1, arrival: 'new' }),
  requested: ({ request }, flow) => (hasArrived(request, flow) ? flow : { stage: 'requested', request }),
  'request-arrived': ({ id }, flow) => {
    if (flow.stage !== 'requested' || flow.request.id !== id) return flow;
    return { ...flow, request: { ...flow.request, mail: 'sent' } };
  },
  held: atInvoice,
  'mail-settled': withMail,
  'address-given': ({ booking }, flow) => (isOf(booking, flow) ? atInvoice({ booking }, flow) : flow),
  'payment-asked': asked,
  'payment-wanted': (_, flow) =>
    liesOver('question', flow) ? opened({ kind: 'choice' }, flow.booking, flow) : flow,
  'payment-dismissed': ({ booking }, flow) => atInvoice({ booking }, flow),
  'payment-opened': ({ booking, order }, flow) =>
    liesOver('choice', flow) || isBalanceOrder(order) ? opened({ kind: 'card-form' }, booking, flow) : flow,
  'payment-settled': withPayment,
  'payment-checked': ({ booking }, flow) => withCheck(booking, flow),
  notified: withNotified,
  'kept-by-other-tab': ({ booking }, flow) => withOtherTab(booking, flow),
  restarted: ({ toLook }) => ({ ...startOfHallFlow, arrival: toLook ? 'asked-day' : 'back' }),
};

function follow<Type extends EventType>(flow: HallFlow, event: HallEvent<Type>): HallFlow {
  return next[event.type](event, flow);
}

/** The flow after an event. */
export function hallFlow(flow: HallFlow, event: HallEvent): HallFlow {
  const may = liesOver('card-form', flow) ? acceptedOverCardForm : accepted[flow.stage];
  return may.includes(event.type) ? follow(flow, event) : flow;
}
