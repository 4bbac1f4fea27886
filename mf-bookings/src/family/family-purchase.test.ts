import { expect, test } from 'vitest';
import { samplePayServices } from '../../test/sample-pay-services.ts';
import { sampleStorage } from '../../test/sample-storage.ts';
import { termsFor } from '../hall/booking/agreed-terms.ts';
import { hallOf } from '../hall/booking/named-hall.ts';
import { invoiceFragment } from '../hall/link/invoice-fragment.ts';
import type { SharedInvoice } from '../hall/link/invoice-link.ts';
import { pay } from '../payment/pay.ts';
import { type PaymentRecord } from '../payment/payment-record.ts';
import { storageKeys } from '../storage/device-storage.ts';
import { createFamilyLedger } from './family-ledger.ts';
import { type FamilyOrder, familyPurchase } from './family-purchase.ts';

const issuedAt = Date.parse('2026-11-21T15:12:00Z');
const now = issuedAt + 3_600_000;
const shared: SharedInvoice = {
  invoice: { number: '481902', issuedAt },
  details: { hall: 'Ambali Hall', eventDate: '2027-03-20', startTime: '12:00', endTime: '22:00' },
  terms: termsFor(hallOf({ hall: 'Ambali Hall' })),
  firstName: 'Morenikeji',
  toWhom: '',
  requestedNaira: 0,
  paid: 0,
  referencesCounted: [],
  referencesUncounted: [],
};
const payer = { name: 'Tunde Bello', email: 'tunde@example.com', phone: '0800 000 0002' };
const deposit = { choice: 'deposit', naira: 800_000 } as const;
const full = { choice: 'full', naira: 1_700_000 } as const;
const order: FamilyOrder = { fragment: invoiceFragment(shared), order: deposit, payer };

function device(at = now, kept = new Map<string, string>()) {
  const storage = sampleStorage(kept);
  const ledger = createFamilyLedger(storage, () => at);
  const { sample, charges } = samplePayServices({ kind: 'paid' }, at);
  const payFamily = (asked: FamilyOrder, acknowledged: readonly PaymentRecord[], of = shared) =>
    pay(familyPurchase(of, asked, { ...sample, ledger }), acknowledged, sample);
  return { payFamily, charges, ledger };
}

test('the dashboard shows who paid for which invoice', async () => {
  const { payFamily, charges, ledger } = device();
  await payFamily(order, []);
  await payFamily(order, ledger.find(shared));
  expect(charges.map(({ naira }) => naira)).toEqual([800_000, 800_000]);
  expect(charges[0]).toMatchObject(payer);
  expect(charges[0]?.reference).toMatch(/^ARIYA-481902-/);
  expect(charges[0]?.booked).toEqual([
    { name: 'Invoice', value: '481902' },
    { name: 'Hall', value: 'Ambali Hall' },
    { name: 'Event date', value: '20/03/2027' },
    { name: 'Payment', value: 'Deposit and caution' },
    { name: 'Paid for', value: 'Morenikeji' },
    { name: 'Paid by', value: 'Tunde Bello, through a shared link' },
  ]);
});

test('I-12: an invoice that expires just before the click is not charged', async () => {
  const { payFamily, charges, ledger } = device(issuedAt + 24 * 3_600_000);
  expect(await payFamily(order, [])).toEqual({ kind: 'stopped', obstacle: 'not-payable' });
  expect(charges).toEqual([]);
  expect(ledger.all()).toEqual([]);
});

test('no damaged, foreign or missing link opens the card form', async () => {
  const { payFamily, charges } = device();
  const bad = ['', '#content', order.fragment.slice(0, -1), `${order.fragment.slice(0, 20)}!`];
  for (const fragment of bad) {
    expect(await payFamily({ ...order, fragment }, [])).toMatchObject({ kind: 'stopped' });
  }
  expect(charges).toEqual([]);
});

test('another invoice of the same sender is another payment', async () => {
  const { payFamily, charges } = device();
  await payFamily(order, []);
  const other = { ...shared, invoice: { ...shared.invoice, number: '481903' } };
  const asked = { ...order, fragment: invoiceFragment(other) };
  expect(await payFamily(asked, [], other)).toMatchObject({ kind: 'paid-or-pending' });
  expect(charges).toHaveLength(2);
});

test('C-22: a new link, made after the day was moved, finds what was paid through the first', async () => {
  const { payFamily, ledger } = device();
  await payFamily(order, []);
  const moved = { ...shared, details: { ...shared.details, eventDate: '2027-04-03' } };
  expect(ledger.find(moved)).toHaveLength(1);
});

test('more than is owed is not charged, whatever the payer has acknowledged', async () => {
  const { payFamily, charges, ledger } = device();
  await payFamily(order, []);
  const again = await payFamily({ ...order, order: full }, ledger.find(shared));
  expect(again).toEqual({ kind: 'too-much' });
  expect(charges).toHaveLength(1);
});

test('the balance can be paid through the first link after it expired, once another device has paid the deposit', async () => {
  const { payFamily, ledger } = device(issuedAt + 48 * 3_600_000);
  const reference = 'ARIYA-481902-1';
  ledger.save({ ...shared, ...deposit, origin: 'other-device', status: 'paid', reference, at: issuedAt });
  const balance = { choice: 'balance', naira: 950_000 } as const;
  expect(await payFamily({ ...order, order: balance }, ledger.find(shared))).toMatchObject({
    kind: 'paid-or-pending',
  });
});

test('C-22: nothing is charged while another version of the page has stored a payment, and it stays as it was stored', async () => {
  const { invoice, details } = shared;
  const strange = {
    invoice,
    details,
    reference: 'ARIYA-481902-1',
    at: now,
    state: 'by-cheque',
  };
  const kept = new Map([[storageKeys.family, JSON.stringify([strange])]]);
  const { payFamily, charges, ledger } = device(now, kept);
  expect(await payFamily(order, ledger.find(shared))).toEqual({ kind: 'unread-payment' });
  expect(charges).toEqual([]);
  expect(JSON.parse(kept.get(storageKeys.family) ?? '')).toContainEqual(strange);
});
