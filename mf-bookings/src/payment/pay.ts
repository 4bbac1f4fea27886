import type { BookingHost } from '../host.ts';
import type { PaymentOutcome } from '../services/charge.ts';
import type { MoneyServices } from '../services/money-services.ts';
import type { Browser } from '../services/browser.ts';
import { mayPayAfter } from './earlier-payments.ts';
import { abandonedReferences } from './abandoned-references.ts';
import { verifyPayment, verifyAll } from './verify-payments.ts';
import { isPaidOrPending, type PaymentRecord } from './payment-record.ts';
import { otherDevicePayment } from './other-devices.ts';
import { nextReference, type NumberedReferences } from './references.ts';
import type { KnownPayments, Purchase } from './purchase.ts';

/** What paying needs of the page, whatever is paid. */
export type PayServices = MoneyServices & {
  host: Pick<BookingHost, 'report'>;
  browser: Pick<Browser, 'page' | 'storage' | 'now' | 'timeSettled' | 'random' | 'ifAlone'>;
};

/** What became of an attempt to pay. */
export type PaymentResult<Payment extends PaymentRecord, Obstacle> =
  /** Paid, or a transfer is under way; on record. */
  | { kind: 'settled'; record: Payment }
  /** The window was closed and no payment was seen; it stays on record, for the money may have gone. */
  | { kind: 'closed-after-shown'; record: Payment }
  | Exclude<PaymentOutcome, { kind: 'paid' | 'pending' | 'closed-after-shown' }>
  /** Paid before, or perhaps, and the visitor was not told of it (C-22): no card form was opened. */
  | { kind: 'recognised'; earlier: readonly Payment[] }
  /** What is paid for says no: no card form was opened. */
  | { kind: 'stopped'; obstacle: Obstacle }
  /** It is more than is owed by now, so nothing was charged. */
  | { kind: 'too-much' }
  /** The card form for the same is open: on this page (a second click), or in another tab. */
  | { kind: 'here' }
  | { kind: 'other-tab' };

/** The next attempt: how it goes on record, and what this device had on record under its reference. */
type Attempt<Payment> = { opened: Payment; before: Payment | undefined };

/** The attempt of this device that may have used a reference up: one on record, or one whose card form was given up. */
function ownAttempt<Payment extends PaymentRecord>(
  { isOtherDevice }: NumberedReferences<Payment>,
  { opened, before }: Attempt<Payment>,
  browser: PayServices['browser'],
): Payment | undefined {
  if (before) return isOtherDevice(before) ? undefined : before;
  return abandonedReferences(browser).has(opened.reference) ? opened : undefined;
}

/**
 * Notes that a reference is used: by a card form of this device that came to the payment company after all, or by another device,
 * which alone can have paid under it.
 */
async function recordUsedReference<Payment extends PaymentRecord>(
  { earlier, attempts, references }: KnownPayments<Payment>,
  { opened, before }: Attempt<Payment>,
  { verifier, browser }: PayServices,
): Promise<readonly Payment[]> {
  if (references.kind === 'random') return earlier();
  const { reference } = opened;
  const found = (await verifier?.findByReference(reference)) ?? { kind: 'none' };
  const seen = otherDevicePayment(reference, found, browser.now());
  const own = ownAttempt(references, { opened, before }, browser);
  attempts.keep(
    own && !isPaidOrPending(seen) ? { ...own, formShown: true } : references.fromOtherDevice(seen, before),
  );
  return earlier();
}

/** Undoes an attempt: the record of before stands again, unless somebody has reported a payment meanwhile. */
function undoAttempt<Payment extends PaymentRecord>(
  { attempts, earlier }: KnownPayments<Payment>,
  { opened: { reference }, before }: Attempt<Payment>,
): void {
  const known = earlier().find((record) => record.reference === reference);
  if (known?.state === 'reported') return;
  if (before) attempts.keep(before);
  else attempts.forget(reference);
}

/** Why a charge came to nothing, where somebody has to know. */
function reportFault({ report }: PayServices['host'], outcome: PaymentOutcome): void {
  if (outcome.kind === 'unavailable') report(outcome.error, 'payment');
  if (outcome.kind !== 'card-refused') return;
  report(new Error(`card payment refused: ${outcome.said ?? 'no reason given'}`), 'payment');
}

function isUsed(outcome: PaymentOutcome): boolean {
  return outcome.kind === 'card-refused' && outcome.about === 'reference';
}

/** Keeps that a card form was closed, and looks whether it was paid in. */
async function recordClosedForm<Payment extends PaymentRecord>(
  { attempts }: Pick<KnownPayments<Payment>, 'attempts'>,
  opened: Payment,
  services: PayServices,
): Promise<{ kind: 'settled' | 'closed-after-shown'; record: Payment }> {
  // Dated now: a record older than a wipe is not written.
  const closed: Payment = { ...opened, at: services.browser.now(), formShown: true };
  attempts.keep(closed);
  const found = await verifyPayment(closed, attempts, services);
  return found ? { kind: 'settled', record: found } : { kind: 'closed-after-shown', record: closed };
}

/** Notes a card form that was asked for and never showed: without the payment company's answer, its request may have arrived all the same. */
function recordAbandoned(
  opened: PaymentRecord,
  { kind }: PaymentOutcome,
  browser: PayServices['browser'],
): void {
  if (kind !== 'card-refused') abandonedReferences(browser).add(opened);
}

/**
 * Opens the card form. The attempt is on the device before the provider's window opens, so that a page that dies while paying knows
 * afterwards that money may have moved. It is taken back only where the card form never showed: a window that was closed may
 * have been paid in, and a payment may settle minutes later.
 */
async function openCardForm<Payment extends PaymentRecord, Obstacle>(
  purchase: Purchase<Payment, Obstacle>,
  services: PayServices,
): Promise<PaymentResult<Payment, Obstacle>> {
  const { references, earlier, begin, attempts, owed } = purchase;
  const { now, random, page } = services.browser;
  const reference = nextReference(references, earlier(), { now: now(), random: random() });
  const { record: opened, charge } = begin({ state: 'unresolved', reference, at: now() });
  const attempt = { opened, before: earlier().find((record) => record.reference === reference) };
  if (charge.naira > owed()) return { kind: 'too-much' };
  let isRequested = false;
  const outcome = await services.payment.pay(charge, {
    page,
    onOpening: () => {
      isRequested = true;
      attempts.keep(opened);
    },
    onShown: () => attempts.keep({ ...opened, formShown: true }),
  });
  if (outcome.kind === 'paid' || outcome.kind === 'pending') {
    const record: Payment = { ...opened, state: outcome.kind, at: now(), formShown: true };
    attempts.keep(record);
    return { kind: 'settled', record };
  }
  if (outcome.kind === 'closed-after-shown') return recordClosedForm(purchase, opened, services);
  undoAttempt(purchase, attempt);
  if (references.kind === 'numbered' && isUsed(outcome)) {
    return { kind: 'recognised', earlier: await recordUsedReference(purchase, attempt, services) };
  }
  if (isRequested) recordAbandoned(opened, outcome, services.browser);
  reportFault(services.host, outcome);
  return outcome;
}

/** Where there are payments that the visitor was not told of as they stand: no card form opens over them (C-22). */
function recognised<Payment extends PaymentRecord>(
  { earlier }: Pick<KnownPayments<Payment>, 'earlier'>,
  acknowledged: readonly PaymentRecord[],
): { kind: 'recognised'; earlier: readonly Payment[] } | undefined {
  const known = earlier();
  return mayPayAfter(known, acknowledged) ? undefined : { kind: 'recognised', earlier: known };
}

/** Looks whether money has come in since, asks whether the purchase may be paid, and opens the card form. */
async function payAlone<Payment extends PaymentRecord, Obstacle>(
  purchase: Purchase<Payment, Obstacle>,
  acknowledged: readonly PaymentRecord[],
  services: PayServices,
): Promise<PaymentResult<Payment, Obstacle>> {
  await services.browser.timeSettled();
  await purchase.clearScreen?.();
  await verifyAll(purchase, services);
  const untold = recognised(purchase, acknowledged);
  if (untold) return untold;
  const obstacle = await purchase.findObstacle();
  if (obstacle !== undefined) return { kind: 'stopped', obstacle };
  // Another tab may have learned more while this one asked.
  return recognised(purchase, acknowledged) ?? openCardForm(purchase, services);
}

/**
 * Pays by card, alone over all tabs. `acknowledged` are the earlier attempts that the visitor was told of as they stand and chose
 * to pay over: any other stops it, after a look-up whether money has come in since (C-22). A fault on the way is reported; a
 * card form that was open by then is among the earlier attempts.
 */
export async function pay<Payment extends PaymentRecord, Obstacle>(
  purchase: Purchase<Payment, Obstacle>,
  acknowledged: readonly PaymentRecord[],
  services: PayServices,
): Promise<PaymentResult<Payment, Obstacle>> {
  const { page, ifAlone } = services.browser;
  const end = await ifAlone(`payment of ${purchase.name}`, page, () =>
    payAlone(purchase, acknowledged, services),
  ).catch((cause: unknown): PaymentResult<Payment, Obstacle> => {
    const fault = { kind: 'unavailable', error: new Error('paying came to a fault', { cause }) } as const;
    reportFault(services.host, fault);
    return recognised(purchase, acknowledged) ?? fault;
  });
  return typeof end === 'string' ? { kind: end } : end;
}
