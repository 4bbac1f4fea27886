import { type PaymentRecord } from '../../payment/payment-record.ts';
import { expect, test } from 'vitest';
import type { PaymentOutcome } from '../../services/charge.ts';
import { pay, type PayServices } from '../../payment/pay.ts';
import { sampleVerifier, samplePayServices } from '../../../test/sample-pay-services.ts';
import { createStayLedger } from '../booking/stay-ledger.ts';
import { type StayOrder, stayPurchase } from './stay-purchase.ts';
import { concertSpace, deluxeSuite } from '../booking/places.ts';

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

type Services = PayServices & Parameters<typeof stayPurchase>[1];

function payStay(wanted: StayOrder, services: Services, acknowledged: readonly PaymentRecord[]) {
  return pay(stayPurchase(wanted, services), acknowledged, services);
}

function device(outcome: PaymentOutcome) {
  const kept = new Map<string, string>();
  const ledger = createStayLedger(
    { getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => void kept.set(key, text) },
    () => now,
  );
  const whileOpen: unknown[] = [];
  const { sample, charges } = samplePayServices(outcome, now, () =>
    whileOpen.push(ledger.find('deluxe-suite', period)[0]?.state),
  );
  const services: Services = { ...sample, ledger, checkRoom: async () => ({ kind: 'free' }) };
  return { services, ledger, charges, whileOpen };
}

const paid: PaymentOutcome = { kind: 'paid' };

test('C-22: a card form that was closed after the payment had gone through counts as a payment', async () => {
  const { services, ledger } = device({ kind: 'closed-after-shown' });
  const verifier = sampleVerifier(async () => ({ kind: 'confirmed' }));
  const outcome = await payStay(order, { ...services, verifier }, []);
  expect(outcome).toMatchObject({ kind: 'settled', record: { state: 'paid', check: 'confirmed' } });
  expect(ledger.find('deluxe-suite', period)[0]?.state).toBe('paid');
});

test('C-21, C-22: what another tab learns during the availability check stops the charge', async () => {
  const { services, ledger, charges } = device(paid);
  await payStay(order, services, []);
  const acknowledged = ledger.find('deluxe-suite', period);
  const checkRoom: Services['checkRoom'] = async () => {
    for (const record of acknowledged) ledger.applyVerification(record, 'denied');
    return { kind: 'free' };
  };
  expect(await payStay(order, { ...services, checkRoom }, acknowledged)).toMatchObject({
    kind: 'unacknowledged-payments',
  });
  expect(charges).toHaveLength(1);
});

test('B-10, B-12: the charge has the computed total, the visitor and what was booked', async () => {
  const { services, charges } = device(paid);
  await payStay(order, services, []);
  expect(charges).toMatchObject([
    {
      naira: 90_000,
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
  expect(outcome).toMatchObject({ kind: 'settled', record: { state: 'paid', naira: 90_000 } });
  expect(ledger.shown('deluxe-suite')?.reference).toBe(charges[0]?.reference);
});

test('C-22: the attempt is stored before the card form opens', async () => {
  const { services, whileOpen } = device(paid);
  await payStay(order, services, []);
  expect(whileOpen).toEqual(['unresolved']);
});

test('a bank transfer under way is stored as pending', async () => {
  const { services, ledger } = device({ kind: 'pending' });
  expect(await payStay(order, services, [])).toMatchObject({ kind: 'settled', record: { state: 'pending' } });
  expect(ledger.find('deluxe-suite', period)[0]?.state).toBe('pending');
});

test('B-14, D-54: a card form that never appeared leaves no record', async () => {
  for (const outcome of [
    { kind: 'closed-before-shown' },
    { kind: 'unavailable', error: new Error('down') },
  ] as const) {
    const { services, ledger } = device(outcome);
    expect(await payStay(order, services, [])).toEqual(outcome);
    expect(ledger.find('deluxe-suite', period)).toEqual([]);
  }
});

test('C-22: a closed card form leaves its attempt, and visitors are asked about it before the next one', async () => {
  const { services, ledger, charges } = device({ kind: 'closed-after-shown' });
  const closed = await payStay(order, services, []);
  const [record] = ledger.find('deluxe-suite', period);
  expect(closed).toEqual({ kind: 'closed-after-shown', record });
  expect(await payStay(order, services, [])).toEqual({ kind: 'unacknowledged-payments', earlier: [record] });
  expect(charges).toHaveLength(1);
  await payStay(order, services, ledger.find('deluxe-suite', period));
  expect(charges).toHaveLength(2);
});

test('C-22: every attempt has its own reference', async () => {
  const { services, charges, ledger } = device({ kind: 'closed-after-shown' });
  await payStay(order, services, []);
  await payStay(order, services, ledger.find('deluxe-suite', period));
  const references = charges.map(({ reference }) => reference);
  expect(new Set(references).size).toBe(2);
  expect(references.every((reference) => /^ARIYA-BASIC-DELUXE-[0-9A-Z]+$/.test(reference))).toBe(true);
});

test.each([
  ['paid', { kind: 'paid' }, 'settled'],
  ['pending', { kind: 'pending' }, 'settled'],
  ['unresolved', { kind: 'closed-after-shown' }, 'closed-after-shown'],
] as const)(
  'C-22: how a payment ended is stored (%s) even if the device was wiped while the card form was open',
  async (state, outcome, kind) => {
    const kept = new Map<string, string>();
    let clock = now;
    const ledger = createStayLedger(
      { getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => void kept.set(key, text) },
      () => clock,
    );
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
    expect(record).toMatchObject({ state, naira: 90_000 });
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

test('C-22: a card form that never opened because its page was left leaves no record', async () => {
  const { services, ledger } = device({ kind: 'closed-after-shown' });
  let seen: number | undefined;
  await payStay(
    order,
    {
      ...services,
      payment: {
        pay: async () => {
          seen = ledger.all().length;
          return { kind: 'page-left' };
        },
      },
    },
    [],
  );
  expect(seen).toBe(0);
  expect(ledger.all()).toEqual([]);
});
