import { expect, test } from 'vitest';
import { sampleBooking } from '../hall/booking/sample-booking.ts';
import { invoiceFragment, sharedInvoice } from '../hall/link/invoice-link.ts';
import { sampleTill } from '../payment/sample-till.ts';
import { type FamilyDesk, notifyOfUnsent, payOnPage } from './family-desk.ts';
import { createFamilyLedger } from './family-ledger.ts';

const now = sampleBooking.invoice.issuedAt + 3_600_000;
const shared = sharedInvoice(sampleBooking);
const payer = { name: 'Tunde Bello', email: 'tunde@example.com', phone: '' };

test('opening an invoice tells the venue of every payment from here that it has not heard of', async () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  };
  const ledger = createFamilyLedger(storage, () => now);
  const { till } = sampleTill({ kind: 'paid' }, now);
  const told: string[] = [];
  const desk: FamilyDesk = {
    ...till,
    host: { notify: () => {}, report: () => {} },
    around: { ...till.around, storage, pause: async () => {}, inTurn: async (_name, run) => run() },
    ledger,
    send: async ({ reference }) => {
      told.push(reference);
      return { kind: 'sent' };
    },
  };
  const page = { desk, shared, move: () => {} };
  const order = {
    fragment: invoiceFragment(shared),
    order: { choice: 'deposit', naira: 800_000 },
    payer,
  } as const;
  await payOnPage(page, order, []);
  await payOnPage(page, order, ledger.find(shared));
  const references = ledger.find(shared).map(({ reference }) => reference);
  expect(new Set(references).size).toBe(2);
  await notifyOfUnsent(page);
  expect(told.toSorted()).toEqual(references.toSorted());
  expect(ledger.find(shared).every(({ mail }) => mail === 'sent')).toBe(true);
  await notifyOfUnsent(page);
  expect(told).toHaveLength(2);
});
