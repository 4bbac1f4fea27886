import { type Changeable, isCancelled, requestOf } from '../change-history/changes.ts';
import { createBookingLedger } from '../hall/ledger/booking-ledger.ts';
import { accountOf } from '../hall/booking/account.ts';
import { statusOf } from '../hall/booking/booking-status.ts';
import { hasDenied } from '../payment/payment-status.ts';
import { createFamilyLedger } from '../family/family-ledger.ts';
import { deviceBookings, type DeviceBooking } from '../device/device-bookings.ts';
import { familyRowText, hallRowText } from '../device/hall-row-text.ts';
import { stayRowText } from '../device/stay-row-text.ts';
import type { PaymentRecord } from '../payment/payment-record.ts';
import type { Attempt } from './card-company.ts';
import { requestAt } from './change-offers.ts';
import { costsAsTheTermsSay, feeAsItWasRequested } from './rules-of-changes.ts';
import { invoiceAt } from './mail-service.ts';
import type { Page, World } from './tab.ts';
import { assertRule } from './assert-rule.ts';
import { othersAreOthers } from './rules-of-other-devices.ts';
import { reportsCountNothing } from './reported-payments.ts';
import { formDay } from './venue-desk.ts';

/** What money is about. */
export type Booked = Exclude<DeviceBooking, { kind: 'wait' }>;

export type Part = Pick<World, 'device' | 'company'>;

/** What this device lists of bookings, as it keeps them now. */
export function listed({ device }: Pick<Part, 'device'>): Booked[] {
  const text = (key: string) => device.kept.get(key) ?? null;
  const bookings = deviceBookings(
    {
      hall: text('hall-bookings'),
      stay: text('stay-bookings'),
      family: text('family-payments'),
      waits: null,
    },
    device.clock,
  );
  return bookings.filter((item) => item.kind !== 'wait');
}

/** Payments for somebody else, with those that another device made: these are on no list. */
export function forOthers({ device }: Part): readonly PaymentRecord[] {
  return createFamilyLedger(device.browser(0).storage, () => device.clock).all();
}

export function paymentsOf(item: Booked): readonly PaymentRecord[] {
  if (item.kind === 'hall') return item.booking.payments;
  return item.kind === 'unanswered' ? [] : [item.record];
}

function wordsOf(item: Booked, now: number): string {
  if (item.kind === 'hall') return hallRowText(item.booking, now).detail;
  if (item.kind === 'unanswered') return '';
  return item.kind === 'family'
    ? familyRowText(item.record).detail
    : stayRowText(item.place, item.record, item.record.from).detail;
}

/**
 * What is owed only ever goes down; `least`: what it was at the least, by invoice. Nothing is asked for while a payment is denied, or
 * for what is cancelled: either may end, by the company's records or the customer's word, and what is owed then is what it was.
 */
export function owedNeverRises(kept: readonly Booked[], least: Map<string, number>): void {
  for (const item of kept) {
    if (item.kind !== 'hall') continue;
    const { booking } = item;
    const { number } = booking.invoice;
    if (isCancelled(booking) || hasDenied(booking.payments)) {
      assertRule(accountOf(booking).payable === 0, 'what is cancelled or denied is asked for');
      assertRule(
        !isCancelled(booking) || !statusOf(booking, 0).isHeld,
        'what is cancelled is said to be held',
      );
      continue;
    }
    const { paid, total, owed } = accountOf(booking);
    assertRule(owed <= (least.get(number) ?? Infinity), `what is owed went up to ${owed}`);
    least.set(number, owed);
    assertRule(paid + owed === total && paid <= total, 'what is counted is more than what is owed');
  }
}

/** Refund and fee are those of the terms that each hall keeps, as they stand on that day. */
export function costsAreAgreed(kept: readonly Booked[], now: number): void {
  for (const item of kept) {
    if (item.kind !== 'hall') continue;
    assertRule(costsAsTheTermsSay(item.booking, now), 'a refund or fee is not the one of the terms');
    assertRule(feeAsItWasRequested(item.booking), 'the fee of a move is not the one of its day');
  }
}

/** Before a hold is asked for: this device has none for that day. */
export function beforeAdd({ device }: Part, heldUntil: number): void {
  assertRule(device.clock >= heldUntil, 'a hold is asked for that this device has');
}

/** Under a reference that never came to the company from here, somebody else may pay another sum: it is not called paid. */
function isSameSum(attempt: Attempt | undefined, naira: number, isCalledPaid: boolean): boolean {
  if (!attempt || attempt.naira === naira) return true;
  return !isCalledPaid && (naira === 0 || attempt.tab < 0);
}

/** No transfer is waited for that is known to have come to nothing; a page that outlives a wipe may not know until its next look-up. */
function nothingIsWaitedForInVain(
  { calledOff }: World['company'],
  payments: readonly PaymentRecord[],
  isWiped: boolean,
): void {
  for (const { reference, state } of payments) {
    assertRule(
      isWiped || state !== 'pending' || !calledOff.has(reference),
      `a transfer that came to nothing: ${reference}`,
    );
  }
}

/** What the look-up has confirmed is not denied any more; what was wiped by then may not be known to be confirmed. */
function confirmedStays(
  { confirmed }: World['company'],
  payments: readonly PaymentRecord[],
  isWiped: boolean,
): void {
  for (const { reference, check } of payments) {
    const isKnown = !isWiped && confirmed.has(reference);
    assertRule(check !== 'denied' || !isKnown, `confirmed, and denied again: ${reference}`);
  }
}

/** What is called paid is paid, and every sum is the one that was charged. */
function agree({ attempts }: World['company'], payments: readonly PaymentRecord[]): void {
  for (const { reference, naira, state, check } of payments.filter((each) => each.state !== 'reported')) {
    const made = attempts.filter((each) => each.reference === reference);
    // A number whose card form never showed is used again, for whatever sum.
    const attempt =
      made.findLast(({ form }) => form !== 'never') ?? made.find((each) => each.naira === naira);
    const isCalledPaid = state === 'paid' && check !== 'denied';
    assertRule(isSameSum(attempt, naira, isCalledPaid), `another sum: ${naira}`);
    assertRule(!isCalledPaid || attempt?.isPaid === true, `called paid: ${reference}`);
  }
}

type SaidMail = ReturnType<NonNullable<Page['mails']>>[number];

function paymentMail({ reference, mail = 'unsent' }: PaymentRecord): SaidMail {
  return { about: reference, state: mail };
}

/** Of the request that the venue has not answered, if there is one. */
function requestMail(booking: Changeable): SaidMail[] {
  const request = requestOf(booking);
  return request ? [{ about: requestAt(request.at), state: request.mail }] : [];
}

/** What the list says of the e-mails of halls and stays. */
function keptMails(kept: readonly Booked[]): SaidMail[] {
  return kept.flatMap((item) => {
    const payments = paymentsOf(item).map(paymentMail);
    if (item.kind === 'stay') return [...requestMail(item.record), ...payments];
    if (item.kind !== 'hall') return payments;
    const { booking } = item;
    return [...requestMail(booking), { about: invoiceAt(booking), state: booking.invoiceMail }, ...payments];
  });
}

/** What is said of an e-mail to the venue is true: told, it arrived; not told, it did not. */
function agreeOnMails(said: readonly SaidMail[], { arrived }: World['mail'], isWiped: boolean): void {
  for (const { about, state } of said) {
    assertRule(state !== 'sent' || arrived.has(about), `said to be told, and is not: ${about}`);
    // A page that outlives a wipe may not know what has gone since: told twice is better than never.
    assertRule(isWiped || state !== 'unsent' || !arrived.has(about), `said not to be told, and is: ${about}`);
  }
}

/** After every step: what is said and what is kept agree with what has happened. */
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
      item !== undefined && wordsOf(item, device.clock).includes(reference),
      `lost from the list: ${reference}`,
    );
  }
  agreeOnMails([...keptMails(kept), ...pages.flatMap((page) => page.mails?.() ?? [])], mail, isWiped);
  for (const item of kept) if (item.kind === 'hall') reportsCountNothing(world, item.booking);
  const said = [...payments, ...pages.flatMap((page) => page.receipt() ?? [])];
  nothingIsWaitedForInVain(company, said, isWiped);
  confirmedStays(company, payments, isWiped);
  agree(company, said);
  othersAreOthers(company.attempts, [...payments, ...forOthers(world)]);
  const { onDay } = createBookingLedger(device.browser(0).storage, () => device.clock);
  const { hold, booking } = onDay({ hall: 'Ambali Hall', eventDate: formDay });
  const isKnown = hold !== undefined || booking !== undefined;
  assertRule(isWiped || !venue.mayBeHeld(formDay) || isKnown, 'a hold is lost from the list');
}

/** What a payment that went through leaves: a receipt on its page, on record. */
export function afterSuccess(part: Part, page: Page | undefined, reference: string): void {
  const isSaved = listed(part)
    .flatMap(paymentsOf)
    .some((payment) => payment.reference === reference && payment.state === 'paid');
  assertRule(isSaved, 'a payment that went through is not on record');
  assertRule(page?.receipt() !== undefined, 'a payment that went through does not show');
}

/** A page denies a booking or a charge: it must be true. */
export function atDenial(isTrue: boolean, text: string): void {
  assertRule(isTrue, `said, and not true: ${text}`);
}
