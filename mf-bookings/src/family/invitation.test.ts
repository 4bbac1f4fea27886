import { expect, test } from 'vitest';
import { sampleBooking, sampleDeposit } from '../../test/sample-booking.ts';
import { reportedPayment } from '../hall/booking/hall-payment.ts';
import { invoiceReference } from '../hall/booking/invoice.ts';
import { invoiceFragment } from '../hall/link/invoice-fragment.ts';
import { sharedInvoice, type SharedInvoice } from '../hall/link/invoice-link.ts';
import { nextReference } from '../payment/purchase.ts';
import { createFamilyLedger, type FamilyRecord } from './family-ledger.ts';
import { linkPayments } from './family-purchase.ts';
import { chosenOrder, isSecured, amountLeftOn, payableOrders, readInvitation } from './invitation.ts';

const { issuedAt } = sampleBooking.invoice;
const hour = 3_600_000;
const deposit = {
  ...sampleDeposit,
  reference: invoiceReference(sampleBooking.invoice, 1),
  at: issuedAt,
} as const;
const secured = { ...sampleBooking, payments: [deposit] };

function paid(shared: SharedInvoice, n: number, naira: number): FamilyRecord {
  const reference = invoiceReference(shared.invoice, n);
  return { ...sampleDeposit, ...shared, choice: 'part', naira, reference, at: 0, payer: undefined };
}

test('a link offers the deposit or the full payment, later the balance or a part of it', () => {
  const first = sharedInvoice(sampleBooking);
  expect(payableOrders(first, amountLeftOn(first, []), issuedAt)).toEqual([
    { choice: 'deposit', naira: 800_000 },
    { choice: 'full', naira: 1_700_000 },
  ]);
  const rest = sharedInvoice(secured);
  expect(payableOrders(rest, amountLeftOn(rest, []), issuedAt)).toEqual([
    { choice: 'balance', naira: 900_000 },
  ]);
  const part = sharedInvoice(secured, { naira: 300_000 });
  expect(payableOrders(part, amountLeftOn(part, []), issuedAt)).toEqual([
    { choice: 'part', naira: 300_000 },
    { choice: 'balance', naira: 900_000 },
  ]);
});

test('payments that the link did not count reduce what is left; counted ones do so once', () => {
  const shared = sharedInvoice(secured, { naira: 300_000 });
  expect(amountLeftOn(shared, [paid(shared, 1, 800_000)])).toBe(900_000);
  const since = [paid(shared, 1, 800_000), paid(shared, 2, 700_000)];
  expect(amountLeftOn(shared, since)).toBe(200_000);
  expect(payableOrders(shared, 200_000, issuedAt)).toEqual([{ choice: 'balance', naira: 200_000 }]);
  expect(payableOrders(shared, amountLeftOn(shared, [...since, paid(shared, 3, 200_000)]), issuedAt)).toEqual(
    [],
  );
});

test('a link counts each payment once, whichever number was skipped before it', () => {
  const third = { ...deposit, reference: invoiceReference(sampleBooking.invoice, 3), naira: 300_000 };
  const shared = sharedInvoice({ ...secured, payments: [deposit, third] });
  expect(shared).toMatchObject({ paid: 1_100_000, referencesCounted: [1, 3] });
  expect(amountLeftOn(shared, [paid(shared, 1, 800_000), paid(shared, 3, 300_000)])).toBe(600_000);
  expect(amountLeftOn(shared, [paid(shared, 2, 100_000)])).toBe(500_000);
});

test('what was only started or reported is not counted, and its number is not used again', () => {
  const begun = {
    ...deposit,
    origin: 'this-device',
    status: 'unresolved',
    choice: 'part',
    naira: 300_000,
    formShown: true,
  } as const;
  const report = { reference: invoiceReference(sampleBooking.invoice, 3), naira: 50_000, by: 'Chidi' };
  const never = { ...begun, reference: invoiceReference(sampleBooking.invoice, 4), formShown: false };
  const shared = sharedInvoice({
    ...secured,
    payments: [
      deposit,
      { ...begun, reference: invoiceReference(sampleBooking.invoice, 2) },
      reportedPayment(report, issuedAt),
      never,
    ],
  });
  expect(shared).toMatchObject({ paid: 800_000, referencesCounted: [1], referencesUncounted: [2, 3] });
  const ledger = createFamilyLedger({ getItem: () => null, setItem: () => {} }, () => issuedAt);
  expect(nextReference(linkPayments(ledger, shared).references, [], { now: 0, random: 0 })).toBe(
    never.reference,
  );
  expect(amountLeftOn(shared, [paid(shared, 2, 300_000)])).toBe(600_000);
});

test('a link for the first payment asks for the balance once someone has paid, without the caution', () => {
  const first = sharedInvoice(sampleBooking);
  const left = amountLeftOn(first, [paid(first, 1, 800_000)]);
  expect(payableOrders(first, left, issuedAt)).toEqual([{ choice: 'balance', naira: 900_000 }]);
});

test('a link never asks for more than is left, and names its recipient by no more than a name', () => {
  const shared = sharedInvoice(secured, { naira: 5_000_000, toWhom: ' Uncle  Tunde <b>, 0803 ' });
  expect(shared).toMatchObject({
    requestedNaira: 900_000,
    paid: 800_000,
    referencesCounted: [1],
    toWhom: 'Uncle Tunde b',
  });
  const forged = invoiceFragment({ ...shared, requestedNaira: 900_001 });
  expect(readInvitation(forged, issuedAt + hour)).toEqual({ kind: 'damaged' });
});

test('the balance can be paid until the event, a first payment only until the invoice expires', () => {
  const later = issuedAt + 48 * hour;
  const first = invoiceFragment(sharedInvoice(sampleBooking));
  const rest = invoiceFragment(sharedInvoice(secured, { naira: 300_000 }));
  expect(readInvitation(first, later).kind).toBe('expired');
  expect(readInvitation(rest, later).kind).toBe('open');
  expect(
    readInvitation(rest, Date.parse(`${sampleBooking.details.eventDate}T23:30:00Z`) + 24 * hour).kind,
  ).toBe('event-over');
});

test('a link for a first payment no longer expires once someone else has paid the deposit', () => {
  const first = sharedInvoice(sampleBooking);
  const later = issuedAt + 48 * hour;
  const left = amountLeftOn(first, [paid(first, 1, 800_000)]);
  expect([isSecured(first, amountLeftOn(first, [])), isSecured(first, left)]).toEqual([false, true]);
  expect(readInvitation(invoiceFragment(first), later, left).kind).toBe('open');
  expect(readInvitation(invoiceFragment(first), later, amountLeftOn(first, [])).kind).toBe('expired');
});

test('an amount that is no longer offered is not replaced by another', () => {
  const first = sharedInvoice(sampleBooking);
  const form = new FormData();
  form.set('choice', 'deposit');
  const offered = payableOrders(first, amountLeftOn(first, []), issuedAt);
  expect(chosenOrder(form, offered)).toEqual({ choice: 'deposit', naira: 800_000 });
  const left = payableOrders(first, amountLeftOn(first, [paid(first, 1, 800_000)]), issuedAt);
  expect(chosenOrder(form, left)).toBeUndefined();
});
