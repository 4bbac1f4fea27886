import { failedEmail } from '@venue/shared/email/email-outcome.ts';
import { expect, test, vi } from 'vitest';
import { sampleVerifier, samplePayServices } from '../../test/sample-pay-services.ts';
import { sampleStorage } from '../../test/sample-storage.ts';
import { type PaymentFlow, receiptStage } from './payment-flow.ts';
import { paymentStore } from './payment-store.ts';
import { paymentPage, type PaymentPageServices } from './payment-page.ts';
import type { PaymentRecord } from './payment-record.ts';
import type { Purchase } from './purchase.ts';

const now = Date.parse('2026-11-21T15:31:00Z');

const paid: PaymentRecord = {
  reference: 'R-1',
  status: 'paid',
  origin: 'this-device',
  naira: 800,
  at: now,
  formShown: true,
};

function device(differing: Partial<PaymentPageServices<PaymentRecord>> = {}) {
  let records: PaymentRecord[] = [];
  let flow: PaymentFlow<PaymentRecord, never> = { stage: 'form' };
  const known = () => records;
  const ledger = paymentStore<PaymentRecord>(known, (written) => (records = written));
  const { sample } = samplePayServices({ kind: 'paid' }, now);
  const notified: string[] = [];
  const reported: unknown[] = [];
  const line = { isDown: false };
  const storage = sampleStorage();
  const page = paymentPage<PaymentRecord, never>({
    services: {
      ...sample,
      host: { notify: () => {}, report: (error) => void reported.push(error) },
      browser: { ...sample.browser, storage, pause: async () => {}, withLock: async (_name, run) => run() },
      ledger,
      send: async ({ reference }) => {
        if (line.isDown) return failedEmail('refused', 'down');
        notified.push(reference);
        return { kind: 'sent' };
      },
      ...differing,
    },
    setFlow: (change) => {
      flow = change(flow);
    },
  });
  const purchase: Purchase<PaymentRecord, never> = {
    name: 'a sample',
    references: { kind: 'random', subject: 'ARIYA' },
    store: ledger,
    earlier: known,
    hasUnread: () => false,
    findObstacle: async () => undefined,
    amountOwed: () => 800,
    begin: (beginning) => ({
      record: { ...beginning, naira: 800 },
      charge: {
        naira: 800,
        reference: beginning.reference,
        name: 'Tunde Bello',
        email: 'tunde@example.com',
        phone: '',
      },
    }),
  };
  const open = (record: PaymentRecord) => {
    ledger.save(record);
    flow = receiptStage(record, false);
  };
  return { page, ledger, known, notified, reported, line, purchase, open, shown: () => flow };
}

test('opening a page notifies the venue of every payment of this device that it does not know of', async () => {
  const { page, known, notified, line, purchase } = device();
  line.isDown = true;
  await page.pay(purchase, []);
  await page.pay(purchase, known());
  const references = known().map(({ reference }) => reference);
  expect(new Set(references).size).toBe(2);
  expect(notified).toEqual([]);
  line.isDown = false;
  await page.refresh(known());
  expect(notified.toSorted()).toEqual(references.toSorted());
  expect(known().every(({ mail }) => mail === 'sent')).toBe(true);
  await page.refresh(known());
  expect(notified).toHaveLength(2);
});

test('C-22: a closed card form that was paid after all is found at the next visit, and the venue is notified', async () => {
  const verifier = sampleVerifier(async () => ({ kind: 'confirmed' }));
  const { page, ledger, known, notified } = device({ verifier });
  const opened = { ...paid, status: 'unresolved' } as const;
  ledger.save(opened);
  ledger.save({ ...opened, reference: 'OTHERS', origin: 'other-device' });
  ledger.save({ ...opened, reference: 'NEVER-SHOWN', formShown: false });
  const onFound = vi.fn();
  await page.refresh(known(), onFound);
  expect(notified).toEqual(['R-1']);
  expect(ledger.latest(opened)).toMatchObject({ status: 'confirmed', mail: 'sent' });
  expect(onFound).toHaveBeenCalledOnce();
});

test('an e-mail to the venue that breaks is reported, and the receipt no longer says that it is being sent', async () => {
  const broken = new Error('broken');
  const { page, reported, open, shown } = device({ send: async () => Promise.reject(broken) });
  open(paid);
  await page.notify(paid);
  expect(reported).toEqual([broken]);
  expect(shown()).toMatchObject({ stage: 'receipt', notifying: false, record: { mail: 'unanswered' } });
});

test('a payment that went through stays one, whatever breaks after it', async () => {
  const verifier = sampleVerifier(async () => Promise.reject(new Error('no verification')));
  const { page, reported, purchase, shown } = device({
    verifier,
    send: async () => Promise.reject(new Error('no e-mail')),
  });
  await page.pay(purchase, []);
  expect(shown()).toMatchObject({ stage: 'receipt', notifying: false, record: { status: 'paid' } });
  expect(reported.map(String).toSorted()).toEqual(['Error: no e-mail', 'Error: no verification']);
});
