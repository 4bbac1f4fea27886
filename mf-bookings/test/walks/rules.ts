import { type Changeable, isCancelled, requestOf } from '../../src/change-history/changes.ts';
import { deviceBookings, type DeviceBooking } from '../../src/device/device-bookings.ts';
import { familyRowText, hallRowText } from '../../src/device/hall-row-text.ts';
import { stayRowText } from '../../src/device/stay-row.tsx';
import { createFamilyLedger } from '../../src/family/family-ledger.ts';
import { accountOf } from '../../src/hall/booking/account.ts';
import { statusOf } from '../../src/hall/booking/booking-status.ts';
import { createBookingLedger } from '../../src/hall/ledger/booking-ledger.ts';
import { hasDenied, isPaid, type PaymentRecord, wasCalledPaid } from '../../src/payment/payment-record.ts';
import type { Attempt } from './card-company.ts';
import { requestAt } from './change-offers.ts';
import { reportsCountNothing } from './invoice-offers.ts';
import { type Page, type World, assertRule } from './tab.ts';
import { invoiceAt, formDay } from './venue-desk.ts';

export type Booked = Exclude<DeviceBooking, { kind: 'wait' }>;

export type Part = Pick<World, 'device' | 'company'>;

/** The bookings that this device lists now. */
export function listed({ device }: Pick<Part, 'device'>): Booked[] {
  const storage = { getItem: device.browser(0).storage.getItem, setItem: () => {} };
  return deviceBookings(storage, device.clock).filter((item) => item.kind !== 'wait');
}

/** Payments for someone else's invoice, including those of other devices, which no list shows. */
export function forOthers({ device }: Part): readonly PaymentRecord[] {
  return createFamilyLedger(device.browser(0).storage, () => device.clock).all();
}

export function paymentsOf(item: Booked): readonly PaymentRecord[] {
  if (item.kind === 'hall') return item.booking.payments;
  return item.kind === 'unanswered' ? [] : [item.record];
}

function rowText(item: Booked, now: number): string {
  if (item.kind === 'hall') {
    const { detail, otherPayments = [] } = hallRowText(item.booking, now);
    return [detail, ...otherPayments].join('. ');
  }
  if (item.kind === 'unanswered') return '';
  return item.kind === 'family'
    ? familyRowText(item.record).detail
    : stayRowText(item.place, item.record, item.record.from).detail;
}

/**
 * What is owed never goes up; `least`: the smallest amount so far, by invoice. Nothing is payable while a payment is denied or the booking is
 * cancelled; either may be undone, and then the same amount is owed as before.
 */
export function owedNeverRises(kept: readonly Booked[], least: Map<string, number>): void {
  for (const item of kept) {
    if (item.kind !== 'hall') continue;
    const { booking } = item;
    const { number } = booking.invoice;
    if (isCancelled(booking) || hasDenied(booking.payments)) {
      assertRule(accountOf(booking).payableNow === 0, 'a cancelled or denied booking can be paid');
      assertRule(
        !isCancelled(booking) || !statusOf(booking, 0).isHeld,
        'a cancelled booking is said to be held',
      );
      continue;
    }
    const { paid, total, outstanding } = accountOf(booking);
    assertRule(outstanding <= (least.get(number) ?? Infinity), `what is owed went up to ${outstanding}`);
    least.set(number, outstanding);
    assertRule(paid + outstanding === total && paid <= total, 'more is counted than is owed');
  }
}

/** Checked before a hold is requested: this device has none for that day. */
export function beforeAdd({ device }: Part, heldUntil: number): void {
  assertRule(device.clock >= heldUntil, 'a second hold is requested');
}

/** Another device may have another amount under the same reference; then this device must not call its own paid. */
function isSameAmount(attempt: Attempt | undefined, naira: number, isCalledPaid: boolean): boolean {
  if (!attempt || attempt.naira === naira) return true;
  return !isCalledPaid && (naira === 0 || attempt.tab < 0);
}

/** No failed transfer is shown as pending. A page that outlives a wipe may not know until its next verification. */
function noFailedTransferIsPending(
  { calledOff }: World['company'],
  payments: readonly PaymentRecord[],
  isWiped: boolean,
): void {
  for (const { reference, status } of payments) {
    assertRule(
      isWiped || status !== 'pending' || !calledOff.has(reference),
      `a failed transfer is pending: ${reference}`,
    );
  }
}

/** A confirmed payment is never denied again, unless the device was wiped. */
function confirmedStays(
  { confirmed }: World['company'],
  payments: readonly PaymentRecord[],
  isWiped: boolean,
): void {
  for (const { reference, status } of payments) {
    const isKnown = !isWiped && confirmed.has(reference);
    assertRule(status !== 'denied' || !isKnown, `confirmed, and denied again: ${reference}`);
  }
}

/** What is called paid is paid, and every amount is the one that was charged. */
function paymentsAreTrue({ attempts }: World['company'], payments: readonly PaymentRecord[]): void {
  for (const payment of payments.filter(({ status }) => status !== 'reported')) {
    const { reference, naira } = payment;
    const made = attempts.filter((each) => each.reference === reference);
    // The reference of a card form that never showed is used again, possibly for another amount.
    const attempt =
      made.findLast(({ form }) => form !== 'never') ?? made.find((each) => each.naira === naira);
    const isCalledPaid = isPaid(payment);
    assertRule(isSameAmount(attempt, naira, isCalledPaid), `another amount: ${naira}`);
    assertRule(!isCalledPaid || attempt?.isPaid === true, `called paid: ${reference}`);
  }
}

type SaidMail = ReturnType<NonNullable<Page['mails']>>[number];

function paymentMail({ reference, mail = 'unsent' }: PaymentRecord): SaidMail {
  return { about: reference, state: mail };
}

function requestMail(booking: Changeable): SaidMail[] {
  const request = requestOf(booking);
  return request ? [{ about: requestAt(request.at), state: request.mail }] : [];
}

/** What the list says about the e-mails of halls and stays. */
function listedMails(kept: readonly Booked[]): SaidMail[] {
  return kept.flatMap((item) => {
    const payments = paymentsOf(item).map(paymentMail);
    if (item.kind === 'stay') return [...requestMail(item.record), ...payments];
    if (item.kind !== 'hall') return payments;
    const { booking } = item;
    return [...requestMail(booking), { about: invoiceAt(booking), state: booking.invoiceMail }, ...payments];
  });
}

/** An e-mail called sent has arrived, one called unsent has not. */
function mailsAreTrue(said: readonly SaidMail[], { arrived }: World['mail'], isWiped: boolean): void {
  for (const { about, state } of said) {
    assertRule(state !== 'sent' || arrived.has(about), `called sent, but has not arrived: ${about}`);
    // A page that outlives a wipe may not know what was sent since: twice is better than never.
    assertRule(
      isWiped || state !== 'unsent' || !arrived.has(about),
      `called unsent, but has arrived: ${about}`,
    );
  }
}

/** Checked after every step: what is shown and stored agrees with what has happened. */
export function afterStep(
  world: World,
  kept: readonly Booked[],
  { pages, isWiped }: { pages: readonly Page[]; isWiped: boolean },
): void {
  const { device, company, venue, mail } = world;
  const payments = kept.flatMap(paymentsOf);
  for (const { reference } of company.attempts.filter(
    (each) => each.form !== 'never' && !each.isWiped && each.tab >= 0,
  )) {
    const item = kept.find((each) => paymentsOf(each).some((payment) => payment.reference === reference));
    assertRule(
      item !== undefined && rowText(item, device.clock).includes(reference),
      `missing from the list: ${reference}`,
    );
  }
  mailsAreTrue([...listedMails(kept), ...pages.flatMap((page) => page.mails?.() ?? [])], mail, isWiped);
  for (const item of kept) if (item.kind === 'hall') reportsCountNothing(world, item.booking);
  const said = [...payments, ...pages.flatMap((page) => page.receipt() ?? [])];
  noFailedTransferIsPending(company, said, isWiped);
  confirmedStays(company, payments, isWiped);
  paymentsAreTrue(company, said);
  othersAreOthers(company.attempts, [...payments, ...forOthers(world)]);
  const { onDay } = createBookingLedger(device.browser(0).storage, () => device.clock);
  const { hold, booking } = onDay({ hall: 'Ambali Hall', eventDate: formDay });
  const isKnown = hold !== undefined || booking !== undefined;
  assertRule(isWiped || !venue.mayBeHeld(formDay) || isKnown, 'a hold is missing from the list');
}

/** A payment that went through is on record, and its page shows a receipt. */
export function afterSuccess(part: Part, page: Page | undefined, reference: string): void {
  const isSaved = listed(part)
    .flatMap(paymentsOf)
    .some((payment) => payment.reference === reference && wasCalledPaid(payment));
  assertRule(isSaved, 'a payment that went through is not on record');
  assertRule(page?.receipt() !== undefined, 'a payment that went through does not show');
}

/** If a page denies a booking or a charge, that must be true. */
export function atDenial(isTrue: boolean, text: string): void {
  assertRule(isTrue, `said, but not true: ${text}`);
}

/** A payment shown as someone else's was made by someone else, or by this device before a wipe or in a card form that never showed. */
function othersAreOthers(attempts: readonly Attempt[], payments: readonly PaymentRecord[]): void {
  for (const { reference, status, origin } of payments) {
    if (origin !== 'other-device' || status === 'reported') continue;
    const made = attempts.filter((each) => each.reference === reference);
    assertRule(
      made.some(({ tab, isWiped, form }) => tab < 0 || isWiped || form === 'never'),
      `own payment shown as someone else’s: ${reference}`,
    );
  }
}
