import { failedEmail } from '@venue/shared/email/email-outcome.ts';
import { expect, test, vi } from 'vitest';
import { sampleBooking } from '../../test/sample-booking.ts';
import { invoiceFragment } from '../hall/link/invoice-fragment.ts';
import { sharedInvoice } from '../hall/link/invoice-link.ts';
import { sampleVerifier, samplePayServices } from '../../test/sample-pay-services.ts';
import type { FamilyServices } from '../family/use-family-payment.ts';
import { createFamilyLedger } from '../family/family-ledger.ts';
import { familyPurchase } from '../family/family-purchase.ts';
import { paymentPage } from './payment-page.ts';

const now = sampleBooking.invoice.issuedAt + 3_600_000;
const shared = sharedInvoice(sampleBooking);
const order = { choice: 'deposit', naira: 800_000 } as const;
const payer = { name: 'Tunde Bello', email: 'tunde@example.com', phone: '' };

function device() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  };
  const ledger = createFamilyLedger(storage, () => now);
  const { sample } = samplePayServices({ kind: 'paid' }, now);
  const notified: string[] = [];
  const line = { isDown: false };
  const services: FamilyServices = {
    ...sample,
    host: { notify: () => {}, report: () => {} },
    browser: { ...sample.browser, storage, pause: async () => {}, withLock: async (_name, run) => run() },
    ledger,
    send: async ({ reference }) => {
      if (line.isDown) return failedEmail('refused', 'down');
      notified.push(reference);
      return { kind: 'sent' };
    },
  };
  const page = paymentPage({ services, setFlow: () => {} });
  const wanted = {
    fragment: invoiceFragment(shared),
    order,
    payer,
  } as const;
  return { page, services, ledger, notified, line, purchase: familyPurchase(shared, wanted, services) };
}

test('opening an invoice notifies the venue of every payment of this device that it does not know of', async () => {
  const { page, ledger, notified, line, purchase } = device();
  const onRecord = () => ledger.find(shared);
  line.isDown = true;
  await page.pay(purchase, []);
  await page.pay(purchase, ledger.find(shared));
  const references = ledger.find(shared).map(({ reference }) => reference);
  expect(new Set(references).size).toBe(2);
  expect(notified).toEqual([]);
  line.isDown = false;
  await page.refresh(onRecord());
  expect(notified.toSorted()).toEqual(references.toSorted());
  expect(onRecord().every(({ mail }) => mail === 'sent')).toBe(true);
  await page.refresh(onRecord());
  expect(notified).toHaveLength(2);
});

test('C-22: a closed card form that was paid after all is found at the next visit, and the venue is notified', async () => {
  const { services, ledger, notified } = device();
  const opened = {
    ...shared,
    ...order,
    origin: 'this-device',
    state: 'unresolved',
    reference: 'R-1',
    at: now,
    formShown: true,
  } as const;
  ledger.save(opened);
  ledger.save({ ...opened, reference: 'OTHERS', origin: 'other-device' });
  ledger.save({ ...opened, reference: 'NEVER-SHOWN', formShown: false });
  const verifier = sampleVerifier(async () => ({ kind: 'confirmed' }));
  const onFound = vi.fn();
  const page = paymentPage({ services: { ...services, verifier }, setFlow: () => {} });
  await page.refresh(ledger.find(shared), onFound);
  expect(notified).toEqual(['R-1']);
  expect(ledger.latest(opened)).toMatchObject({ state: 'paid', check: 'confirmed', mail: 'sent' });
  expect(onFound).toHaveBeenCalledOnce();
});
