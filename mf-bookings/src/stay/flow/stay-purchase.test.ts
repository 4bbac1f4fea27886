import { expect, test } from 'vitest';
import { samplePayServices } from '../../../test/sample-pay-services.ts';
import { sampleStorage } from '../../../test/sample-storage.ts';
import { pay } from '../../payment/pay.ts';
import { type PaymentRecord } from '../../payment/payment-record.ts';
import type { PaymentServices } from '../../payment/payment-services.ts';
import type { PaymentOutcome } from '../../services/charge.ts';
import { concertSpace, deluxeSuite } from '../booking/places.ts';
import { createStayLedger } from '../booking/stay-ledger.ts';
import { type StayOrder, stayPurchase } from './stay-purchase.ts';

const now = Date.parse('2026-11-21T15:31:00Z');
const period = { from: '2026-12-04', to: '2026-12-07' };
const order: StayOrder = {
  place: deluxeSuite,
  form: {
    period,
    name: 'Morenikeji Bello',
    email: 'morenikeji@example.com',
    phone: '0800 000 0000',
    arrival: '15:30',
    agreed: false,
  },
};

type Services = PaymentServices & Parameters<typeof stayPurchase>[1];

function payStay(wanted: StayOrder, services: Services, acknowledged: readonly PaymentRecord[]) {
  return pay(stayPurchase(wanted, services), acknowledged, services);
}

function device(outcome: PaymentOutcome) {
  const ledger = createStayLedger(sampleStorage(), () => now);
  const { sample, charges } = samplePayServices(outcome, now);
  const services: Services = { ...sample, ledger, checkRoom: async () => ({ kind: 'free' }) };
  return { services, ledger, charges };
}

const paid: PaymentOutcome = { kind: 'paid' };

test('B-10, B-12: the charge has the computed total, the visitor and what was booked', async () => {
  const { services, charges } = device(paid);
  await payStay(order, services, []);
  expect(charges).toMatchObject([
    {
      naira: 90_000,
      reference: expect.stringMatching(/^ARIYA-BASIC-DELUXE-[0-9A-Z]+$/),
      email: 'morenikeji@example.com',
      name: 'Morenikeji Bello',
      phone: '0800 000 0000',
      booked: [
        { name: 'Booked', value: 'Basic Deluxe' },
        { name: 'Check-in', value: '04/12/2026' },
        { name: 'Check-out', value: '07/12/2026' },
        { name: 'Nights', value: '3' },
      ],
    },
  ]);
});

test('B-05, B-10: the concert space names its date', async () => {
  const { services, charges } = device(paid);
  const form = { ...order.form, period: { from: '2031-03-20', to: '2031-03-20' } };
  await payStay({ place: concertSpace, form }, services, []);
  expect(charges).toMatchObject([{ naira: 1_300_000 }]);
  expect(charges[0]?.booked).toContainEqual({ name: 'Date', value: '20/03/2031' });
});

test('B-16: a payment is stored with its reference', async () => {
  const { services, ledger, charges } = device(paid);
  const outcome = await payStay(order, services, []);
  expect(outcome).toMatchObject({ kind: 'paid-or-pending', record: { status: 'paid', naira: 90_000 } });
  expect(ledger.shown('deluxe-suite')?.reference).toBe(charges[0]?.reference);
});

test('C-22: a visitor who was asked may pay for the same stay again', async () => {
  const { services, ledger } = device(paid);
  await payStay(order, services, []);
  expect(await payStay(order, services, ledger.find('deluxe-suite', period))).toMatchObject({
    kind: 'paid-or-pending',
  });
});

test.each([
  ['paid', { kind: 'paid' }, 'paid-or-pending'],
  ['pending', { kind: 'pending' }, 'paid-or-pending'],
  ['unresolved', { kind: 'closed-after-shown' }, 'closed-after-shown'],
] as const)(
  'C-22: how a payment ended is stored (%s) even if the device was wiped while the card form was open',
  async (status, outcome, kind) => {
    const kept = new Map<string, string>();
    let clock = now;
    const ledger = createStayLedger(sampleStorage(kept), () => clock);
    const wipe = () => {
      clock += 60_000;
      kept.clear();
      kept.set('wiped', String(clock));
      clock += 60_000;
    };
    const { sample } = samplePayServices(outcome, now, wipe);
    const browser = { ...sample.browser, now: () => clock };
    const services: Services = { ...sample, browser, ledger, checkRoom: async () => ({ kind: 'free' }) };
    const ended = await payStay(order, services, []);
    const [record] = ledger.find('deluxe-suite', period);
    expect(record).toMatchObject({ status, naira: 90_000 });
    expect(ended).toEqual({ kind, record });
  },
);

test('no card form opens and nothing is stored for a place that is taken or whose availability is unknown', async () => {
  const error = new Error('no answer');
  for (const [answer, kind] of [
    [{ kind: 'taken' }, 'taken'],
    [{ kind: 'lost', error }, 'not-asked'],
  ] as const) {
    const { services, ledger, charges } = device(paid);
    const questions: unknown[] = [];
    const checkRoom: Services['checkRoom'] = async (...question) => {
      questions.push(question);
      return answer;
    };
    expect(await payStay(order, { ...services, checkRoom }, [])).toMatchObject({
      kind: 'stopped',
      obstacle: { kind },
    });
    expect(questions).toEqual([['deluxe-suite', '2026-12-04', '2026-12-07']]);
    expect(charges).toEqual([]);
    expect(ledger.all()).toEqual([]);
  }
});

test('what the venue needs to know is stored before the card form opens', async () => {
  const { services, ledger } = device({ kind: 'closed-after-shown' });
  await payStay(order, services, []);
  expect(ledger.all()).toMatchObject([
    {
      contact: { email: 'morenikeji@example.com', phone: '0800 000 0000' },
      terms: {},
      arrival: '15:30',
    },
  ]);
});
