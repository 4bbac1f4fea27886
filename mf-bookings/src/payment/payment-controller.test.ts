import { expect, test, vi } from 'vitest';
import { failedEmail } from '@venue/shared/email/email-outcome.ts';
import { sampleReferences, sampleVerifier, samplePayServices } from '../../test/sample-pay-services.ts';
import { type ControllerOptions, paymentController, showInFlow } from './payment-controller.ts';
import { type PaymentFlow, receiptStage } from './payment-flow.ts';
import type { PaymentRecord } from './payment-record.ts';
import { paymentStore } from './payment-store.ts';
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

type Options = ControllerOptions<PaymentRecord, never>;

function device(differing: Partial<Options['services'] & Pick<Options, 'send'>> = {}) {
  let records: PaymentRecord[] = [];
  let flow: PaymentFlow<PaymentRecord, never> = { stage: 'form' };
  const store = paymentStore<PaymentRecord>(
    () => records,
    (written) => (records = written),
  );
  const { sample } = samplePayServices({ kind: 'paid' }, now);
  const notified: string[] = [];
  const reported: unknown[] = [];
  const line = { isDown: false };
  const sendUp: Options['send'] = async ({ reference }) => {
    if (line.isDown) return failedEmail('refused', 'down');
    notified.push(reference);
    return { kind: 'sent' };
  };
  const { send = sendUp, ...otherServices } = differing;
  const earlier = () => records;
  const known: Options['known'] = { references: sampleReferences, store, earlier };
  const setFlow: Parameters<typeof showInFlow<PaymentRecord, never>>[0] = (change) => {
    flow = change(flow);
  };
  const onVerified = vi.fn();
  const payments = paymentController<PaymentRecord, never>({
    known,
    send,
    display: showInFlow(setFlow, store, { onEnded: () => {}, onVerified }),
    services: {
      ...sample,
      host: { notify: () => {}, report: (error) => void reported.push(error) },
      ...otherServices,
    },
  });
  const purchase: Purchase<PaymentRecord, never> = {
    ...known,
    name: 'a sample',
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
    store.save(record);
    flow = receiptStage(record, false);
  };
  return {
    payments,
    store,
    earlier,
    notified,
    reported,
    line,
    purchase,
    open,
    onVerified,
    shown: () => flow,
  };
}

test('opening a page notifies the venue of every payment of this device that it does not know of', async () => {
  const { payments, earlier, notified, line, purchase } = device();
  line.isDown = true;
  expect(await payments.pay(purchase, [])).toBe(true);
  await payments.pay(purchase, earlier());
  const references = earlier().map(({ reference }) => reference);
  expect(new Set(references).size).toBe(2);
  expect(notified).toEqual([]);
  line.isDown = false;
  await payments.refresh();
  expect(notified.toSorted()).toEqual(references.toSorted());
  expect(earlier().every(({ mail }) => mail === 'sent')).toBe(true);
  await payments.refresh();
  expect(notified).toHaveLength(2);
});

test('C-22: a closed card form that was paid after all is found at the next visit, and the venue is notified', async () => {
  const verifier = sampleVerifier(async () => ({ kind: 'confirmed' }));
  const { payments, store, notified, onVerified } = device({ verifier });
  const opened = { ...paid, status: 'unresolved' } as const;
  store.save(opened);
  store.save({ ...opened, reference: 'OTHERS', origin: 'other-device' });
  store.save({ ...opened, reference: 'NEVER-SHOWN', formShown: false });
  await payments.refresh();
  expect(notified).toEqual(['R-1']);
  expect(store.latest(opened)).toMatchObject({ status: 'confirmed', mail: 'sent' });
  expect(onVerified).toHaveBeenCalledOnce();
});

test('an e-mail is unanswered while it is sent, and never overwrites what was found out about the payment meanwhile', async () => {
  const { payments, store, open, shown } = device({
    send: async (record) => {
      expect(store.latest(record).mail).toBe('unanswered');
      store.applyVerification(record, 'confirmed');
      return { kind: 'sent' };
    },
  });
  open(paid);
  await payments.notify([paid]);
  expect(store.latest(paid)).toMatchObject({ status: 'confirmed', mail: 'sent' });
  expect(shown()).toMatchObject({ notifying: false, record: { mail: 'sent' } });
});

test('an e-mail to the venue that breaks is reported, keeps no other waiting, and no longer shows as being sent', async () => {
  const broken = new Error('broken');
  const { payments, store, reported, open, shown } = device({
    send: async ({ reference }) => (reference === 'R-1' ? Promise.reject(broken) : { kind: 'sent' }),
  });
  const other = { ...paid, reference: 'R-2' };
  store.save(other);
  open(paid);
  await payments.notify([paid, other]);
  expect(reported).toEqual([broken]);
  expect(shown()).toMatchObject({ stage: 'receipt', notifying: false, record: { mail: 'unanswered' } });
  expect(store.latest(other).mail).toBe('sent');
});

test('a payment that went through stays one, whatever breaks after it', async () => {
  const verifier = sampleVerifier(async () => Promise.reject(new Error('no verification')));
  const { payments, reported, purchase, shown } = device({
    verifier,
    send: async () => Promise.reject(new Error('no e-mail')),
  });
  await payments.pay(purchase, []);
  await vi.waitFor(() => expect(reported).toHaveLength(2));
  expect(shown()).toMatchObject({ stage: 'receipt', notifying: false, record: { status: 'paid' } });
  expect(reported.map(String).toSorted()).toEqual(['Error: no e-mail', 'Error: no verification']);
});
