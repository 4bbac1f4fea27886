import { isCancelled } from '../../change-history/changes.ts';
import {
  countedPayments,
  uncertainPayments,
  unresolved,
  wasCalledPaidOrPending,
  hasDenied,
} from '../../payment/payment-record.ts';
import { type HallBooking, hasPaidOrPending, receiptOf } from '../booking/booking.ts';
import type { HallOrder, HallPayment } from '../booking/hall-payment.ts';
import { isSameInvoice } from '../booking/invoice.ts';
import {
  type EventType,
  type HallEvent,
  type HallFlow,
  type InvoiceFlow,
  type InvoicePayment,
} from './hall-stages.ts';
import { isPaidNotice } from './invoice-notice.ts';

/** Events accepted in each stage. Others are late or duplicates and are ignored. A payment may end in any stage. */
const accepted: Readonly<Record<HallFlow['stage'], readonly EventType[]>> = {
  form: ['submitted', 'not-booked', 'invoice-opened', 'payment-ended'],
  sending: ['stepped', 'not-booked', 'invoice-opened', 'date-asked', 'payment-ended'],
  'date-asked': ['date-asked', 'restarted', 'payment-ended'],
  invoice: [
    'invoice-opened',
    'address-given',
    'mail-ended',
    'notified',
    'pay-clicked',
    'pay-anyway',
    'payment-started',
    'payments-verified',
    'payment-ended',
    'changed-in-other-tab',
    'restarted',
  ],
};

/** Events accepted while a card form is open. */
const acceptedWhilePaying: readonly EventType[] = ['payment-ended', 'mail-ended', 'notified'];

export const startOfHallFlow: HallFlow = { stage: 'form', notBooked: undefined, attempt: 0, arrival: 'new' };

function attemptOf(flow: HallFlow): number {
  return 'attempt' in flow ? flow.attempt : 0;
}

function isShowing({ invoice }: HallBooking, flow: HallFlow): flow is InvoiceFlow {
  return flow.stage === 'invoice' && isSameInvoice(flow.booking.invoice, invoice);
}

/** The invoice with nothing over it. An e-mail about its payments may still be on its way. */
function showInvoice(
  { booking, notice }: Pick<InvoiceFlow, 'booking' | 'notice'>,
  flow: HallFlow,
): InvoiceFlow {
  const notifying = isShowing(booking, flow) && flow.notifying;
  return { stage: 'invoice', booking, notice, notifying, payment: { stage: 'idle' } };
}

function isAt(stage: InvoicePayment['stage'], flow: HallFlow): flow is InvoiceFlow {
  return flow.stage === 'invoice' && flow.payment.stage === stage;
}

function showPayment(payment: InvoicePayment, booking: HallBooking, flow: HallFlow): InvoiceFlow {
  return { ...showInvoice({ booking }, flow), payment };
}

/**
 * A payment that went through is shown wherever the visitor is. An attempt that failed is shown only on its own invoice, and never
 * replaces a receipt.
 */
function showEnd(event: HallEvent<'payment-ended'>, flow: HallFlow): HallFlow {
  const { booking, notice } = event;
  const isPaid = receiptOf(booking) !== undefined;
  if (isPaid && (!notice || isPaidNotice(notice))) return showInvoice(event, flow);
  return isShowing(booking, flow) && (isPaid || !receiptOf(flow.booking)) ? showInvoice(event, flow) : flow;
}

/** The result of an e-mail does not disturb a payment in progress, nor the payments that the visitor has been shown. */
function showMailResult(event: HallEvent<'mail-ended'>, flow: HallFlow): HallFlow {
  const { booking } = event;
  if (!isShowing(booking, flow)) return flow;
  if (flow.payment.stage === 'idle') return showInvoice(event, flow);
  return { ...flow, booking: { ...booking, payments: flow.booking.payments } };
}

type Referenced = { reference: string };

function isAmong({ reference }: Referenced, payments: readonly Referenced[]): boolean {
  return payments.some((payment) => payment.reference === reference);
}

/**
 * Shows the latest booking. If it brings a card form opened elsewhere or a reported payment while the visitor is choosing what to
 * pay, the visitor is asked about it first.
 */
function showLatest(booking: HallBooking, flow: InvoiceFlow): HallFlow {
  const isNew = uncertainPayments(booking.payments).some(
    (payment) => !isAmong(payment, flow.booking.payments),
  );
  const mustAsk = flow.payment.stage === 'choosing' && isNew;
  return mustAsk ? showPayment({ stage: 'asking' }, booking, flow) : { ...flow, booking };
}

function endedTransfer({ payments }: HallBooking, previous: HallBooking): HallPayment | undefined {
  const pending = previous.payments.filter(({ status }) => status === 'pending');
  return unresolved(payments).find((payment) => isAmong(payment, pending));
}

/** Shows what a verification found, unless another booking is shown by now. */
function showVerified(booking: HallBooking, flow: HallFlow): HallFlow {
  if (!isShowing(booking, flow)) return flow;
  if (hasDenied(booking.payments)) return showInvoice({ booking, notice: { kind: 'denied' } }, flow);
  const alreadyPaid = countedPayments(flow.booking.payments);
  const paid = countedPayments(booking.payments).find((payment) => !isAmong(payment, alreadyPaid));
  if (paid) return showInvoice({ booking, notice: { kind: 'paid-or-pending', record: paid } }, flow);
  const ended = endedTransfer(booking, flow.booking);
  if (ended) return showInvoice({ booking, notice: { kind: 'transfer-ended', record: ended } }, flow);
  return showLatest(booking, flow);
}

/** Differs when payments have changed in a way that the page shows. */
function paymentsKey({ payments }: HallBooking): string {
  const made = payments
    .filter(wasCalledPaidOrPending)
    .map(({ reference, status }) => [reference, status].join(' '));
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
  const payments = booking.payments.filter(
    (payment) => payment.status !== 'unresolved' || isAmong(payment, flow.booking.payments),
  );
  const latest = { ...booking, payments };
  const isNews = hasPaidOrPending(latest) && paymentsKey(latest) !== paymentsKey(flow.booking);
  return isNews || isChanged(latest, flow.booking)
    ? showInvoice({ booking: latest }, flow)
    : showLatest(latest, flow);
}

/** Only the e-mail state of a payment changes: no payments are added that the visitor has not been shown. */
function showNotified(
  { booking, notifying, payments: notified }: HallEvent<'notified'>,
  flow: HallFlow,
): HallFlow {
  if (!isShowing(booking, flow)) return flow;
  const payments = flow.booking.payments.map((payment) => {
    const known = notified.find(({ reference }) => reference === payment.reference);
    return known ? { ...payment, mail: known.mail } : payment;
  });
  return { ...flow, booking: { ...flow.booking, payments }, notifying };
}

function isBalanceOrder({ choice }: HallOrder): boolean {
  return choice === 'balance' || choice === 'part';
}

/** Opens the choice of a first payment. Where someone may have paid already, the question about that comes first. */
function choosePayment({ booking, order }: HallEvent<'pay-clicked'>, flow: HallFlow): HallFlow {
  if (receiptOf(booking) && !order) return flow;
  if (uncertainPayments(booking.payments).length > 0)
    return showPayment({ stage: 'asking', order }, booking, flow);
  return order ? flow : showPayment({ stage: 'choosing' }, booking, flow);
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
  'date-asked': ({ request }) => ({ stage: 'date-asked', request }),
  'invoice-opened': showInvoice,
  'mail-ended': showMailResult,
  'address-given': ({ booking }, flow) => (isShowing(booking, flow) ? showInvoice({ booking }, flow) : flow),
  'pay-clicked': choosePayment,
  'pay-anyway': (_, flow) =>
    isAt('asking', flow) ? showPayment({ stage: 'choosing' }, flow.booking, flow) : flow,
  'payment-started': ({ booking, order }, flow) =>
    isAt('choosing', flow) || isBalanceOrder(order) ? showPayment({ stage: 'paying' }, booking, flow) : flow,
  'payment-ended': showEnd,
  'payments-verified': ({ booking }, flow) => showVerified(booking, flow),
  notified: showNotified,
  'changed-in-other-tab': ({ booking }, flow) => showOtherTab(booking, flow),
  restarted: ({ arrival }) => ({ ...startOfHallFlow, arrival }),
};

function follow<Type extends EventType>(flow: HallFlow, event: HallEvent<Type>): HallFlow {
  return transitions[event.type](event, flow);
}

export function reduceHallFlow(flow: HallFlow, event: HallEvent): HallFlow {
  const may = isAt('paying', flow) ? acceptedWhilePaying : accepted[flow.stage];
  return may.includes(event.type) ? follow(flow, event) : flow;
}
