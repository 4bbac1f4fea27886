import type { PaymentOutcome } from '../services/charge.ts';
import { otherDevicePayment } from './other-devices.ts';
import {
  type PaymentRecord,
  isFromThisDevice,
  mayPayAfter,
  wasCalledPaidOrPending,
} from './payment-record.ts';
import type { PaymentServices } from './payment-services.ts';
import { nextReference, type KnownPayments, type Purchase } from './purchase.ts';
import { verifyPayment, verifyAll } from './verify-payments.ts';

export type PaymentResult<Payment extends PaymentRecord, Obstacle> =
  /** Paid, or a transfer is pending; on record. */
  | { kind: 'paid-or-pending'; record: Payment }
  /** The window was closed and no payment was seen; it stays on record, as the money may have gone. */
  | { kind: 'closed-after-shown'; record: Payment }
  | Exclude<PaymentOutcome, { kind: 'paid' | 'pending' | 'closed-after-shown' }>
  /** There are earlier payments that the visitor has not acknowledged (C-22): no card form was opened. */
  | { kind: 'unacknowledged-payments'; earlier: readonly Payment[] }
  /** Another release stored a payment that this one cannot read, so it may be paid already: no card form was opened. */
  | { kind: 'unread-payment' }
  /** The booking or invoice cannot be paid: no card form was opened. */
  | { kind: 'stopped'; obstacle: Obstacle }
  /** It is more than is still owed, so nothing was charged. */
  | { kind: 'too-much' }
  /** The card form for it is already open: on this page (a second click), or in another tab. */
  | { kind: 'already-running' }
  | { kind: 'open-in-other-tab' };

/** `opened`: the record of this attempt; `previous`: what was on record under its reference. */
type Attempt<Payment> = { opened: Payment; previous: Payment | undefined };

/**
 * Records that a reference is used: by another device, or by a card form of this one that never showed. Only another device can have paid
 * under it.
 */
async function recordUsedReference<Payment extends PaymentRecord>(
  { earlier, store, references }: KnownPayments<Payment>,
  { opened, previous }: Attempt<Payment>,
  { verifier, browser }: PaymentServices,
): Promise<readonly Payment[]> {
  if (references.kind === 'random') return earlier();
  const { reference } = opened;
  const found = (await verifier?.findByReference(reference)) ?? { kind: 'none' };
  const seen = otherDevicePayment(reference, found, browser.now());
  const isOwnAttempt = previous && isFromThisDevice(previous) && !wasCalledPaidOrPending(seen);
  store.save(isOwnAttempt ? { ...previous, formShown: true } : references.fromOtherDevice(seen, previous));
  return earlier();
}

/** Restores the record from before the attempt, unless someone has reported a payment meanwhile. */
function undoAttempt<Payment extends PaymentRecord>(
  { store, earlier }: KnownPayments<Payment>,
  { opened: { reference }, previous }: Attempt<Payment>,
): void {
  const known = earlier().find((record) => record.reference === reference);
  if (known?.status === 'reported') return;
  if (previous) store.save(previous);
  else store.remove(reference);
}

function reportFault({ report }: PaymentServices['host'], outcome: PaymentOutcome): void {
  if (outcome.kind === 'unavailable') report(outcome.error, 'payment');
  if (outcome.kind !== 'card-refused') return;
  report(new Error(`card payment refused: ${outcome.reason ?? 'no reason given'}`), 'payment');
}

function isUsed(outcome: PaymentOutcome): boolean {
  return outcome.kind === 'card-refused' && outcome.about === 'reference';
}

/** Records that a card form was closed, and verifies whether it was paid. */
async function recordClosedForm<Payment extends PaymentRecord>(
  { store }: Pick<KnownPayments<Payment>, 'store'>,
  opened: Payment,
  services: PaymentServices,
): Promise<{ kind: 'paid-or-pending' | 'closed-after-shown'; record: Payment }> {
  // Dated now: a record older than a wipe is not written.
  const closed: Payment = { ...opened, at: services.browser.now(), formShown: true };
  store.save(closed);
  const found = await verifyPayment(closed, store, services);
  return found ? { kind: 'paid-or-pending', record: found } : { kind: 'closed-after-shown', record: closed };
}

/**
 * Opens the card form. The attempt is stored before the provider's window opens, so that a page that dies while paying knows afterwards
 * that money may have moved. It is undone only if the card form never showed: after that, a payment may settle minutes later even though
 * the window was closed.
 */
async function openCardForm<Payment extends PaymentRecord, Obstacle>(
  purchase: Purchase<Payment, Obstacle>,
  services: PaymentServices,
): Promise<PaymentResult<Payment, Obstacle>> {
  const { references, earlier, begin, store, amountOwed } = purchase;
  const { now, random, visit } = services.browser;
  const reference = nextReference(references, earlier(), { now: now(), random: random() });
  const { record: opened, charge } = begin({
    status: 'unresolved',
    origin: 'this-device',
    reference,
    at: now(),
  });
  const previous = earlier().find((record) => record.reference === reference);
  const attempt = { opened, previous };
  if (charge.naira > amountOwed()) return { kind: 'too-much' };
  const outcome = await services.payment.pay(charge, {
    visit,
    onOpening: () => store.save(opened),
    onShown: () => store.save({ ...opened, formShown: true }),
  });
  if (outcome.kind === 'paid' || outcome.kind === 'pending') {
    const record: Payment = { ...opened, status: outcome.kind, at: now(), formShown: true };
    store.save(record);
    return { kind: 'paid-or-pending', record };
  }
  if (outcome.kind === 'closed-after-shown') return recordClosedForm(purchase, opened, services);
  undoAttempt(purchase, attempt);
  if (references.kind === 'numbered' && isUsed(outcome)) {
    return {
      kind: 'unacknowledged-payments',
      earlier: await recordUsedReference(purchase, attempt, services),
    };
  }
  reportFault(services.host, outcome);
  return outcome;
}

type Blocked<Payment> =
  | { kind: 'unread-payment' }
  | { kind: 'unacknowledged-payments'; earlier: readonly Payment[] };

/** The result if a payment cannot be read, or the visitor has not acknowledged one in its current status (C-22). */
function blockedBy<Payment extends PaymentRecord>(
  { earlier, hasUnread }: Pick<Purchase<Payment, unknown>, 'earlier' | 'hasUnread'>,
  acknowledged: readonly PaymentRecord[],
): Blocked<Payment> | undefined {
  if (hasUnread()) return { kind: 'unread-payment' };
  const known = earlier();
  return mayPayAfter(known, acknowledged) ? undefined : { kind: 'unacknowledged-payments', earlier: known };
}

/** Verifies earlier payments, checks that the purchase can be paid, and opens the card form. */
async function payAlone<Payment extends PaymentRecord, Obstacle>(
  purchase: Purchase<Payment, Obstacle>,
  acknowledged: readonly PaymentRecord[],
  services: PaymentServices,
): Promise<PaymentResult<Payment, Obstacle>> {
  await services.browser.timeSettled();
  await purchase.waitForDialogToClose?.();
  await verifyAll(purchase, services);
  const blocked = blockedBy(purchase, acknowledged);
  if (blocked) return blocked;
  const obstacle = await purchase.findObstacle();
  if (obstacle !== undefined) return { kind: 'stopped', obstacle };
  // Another tab may have recorded more meanwhile.
  return blockedBy(purchase, acknowledged) ?? openCardForm(purchase, services);
}

/**
 * Pays by card, in one tab at a time. `acknowledged`: the earlier payments that the visitor knows about and has chosen to pay after; any
 * other one stops it, after verification (C-22). A fault is reported; a card form that was open by then counts as an earlier payment.
 */
export async function pay<Payment extends PaymentRecord, Obstacle>(
  purchase: Purchase<Payment, Obstacle>,
  acknowledged: readonly PaymentRecord[],
  services: PaymentServices,
): Promise<PaymentResult<Payment, Obstacle>> {
  const { visit, runExclusive } = services.browser;
  const result = await runExclusive(`payment of ${purchase.name}`, visit, () =>
    payAlone(purchase, acknowledged, services),
  ).catch((cause: unknown): PaymentResult<Payment, Obstacle> => {
    const fault = { kind: 'unavailable', error: new Error('paying failed', { cause }) } as const;
    reportFault(services.host, fault);
    return blockedBy(purchase, acknowledged) ?? fault;
  });
  return typeof result === 'string' ? { kind: result } : result;
}
