import { expect, test } from 'vitest';
import type { Charge, PaymentOutcome } from '../payment/charge.ts';
import { type HallBooking, hallDay } from './booking.ts';
import { createBookingLedger } from './booking-ledger.ts';
import { payHall, type PayTools } from './pay-hall.ts';
import { sampleBooking } from './sample-booking.ts';

const now = Date.parse('2026-11-21T15:31:00Z');
const booking: HallBooking = {
  ...sampleBooking,
  details: { ...sampleBooking.details, endTime: '22:00' },
  invoice: { number: '481902', issuedAt: now },
};

function device(outcome: PaymentOutcome) {
  const kept = new Map<string, string>();
  const ledger = createBookingLedger(
    { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) },
    () => now,
  );
  const charges: Charge[] = [];
  const whileOpen: unknown[] = [];
  const tools: PayTools = {
    ledger,
    check: async () => undefined,
    now: () => now,
    random: () => charges.length / 10,
    pay: async (charge: Charge) => {
      charges.push(charge);
      whileOpen.push(ledger.shown()?.payment);
      return outcome;
    },
  };
  return { tools, charges, whileOpen, kept: () => ledger.entry(hallDay(booking.details)) };
}

test('I-08, D-46: deposit and full payment are charged without the late hours', async () => {
  const { tools, charges } = device({ kind: 'closed' });
  await payHall(booking, 'deposit', tools);
  await payHall(booking, 'full', tools);
  expect(charges.map(({ naira }) => naira)).toEqual([800_000, 1_700_000]);
  expect(charges[0]).toMatchObject({
    email: 'morenikeji@example.com',
    name: 'Morenikeji Bello',
    phone: '0800 000 0000',
  });
});

test('C-22: each attempt has a reference of its own', async () => {
  const { tools, charges } = device({ kind: 'closed' });
  await payHall(booking, 'deposit', tools);
  await payHall(booking, 'deposit', tools);
  expect(charges[0]?.reference).toMatch(/^ARIYA-481902-/);
  expect(charges[1]?.reference).not.toBe(charges[0]?.reference);
});

test('C-22: a window that was closed after the payment had gone through is a payment', async () => {
  const { tools, kept } = device({ kind: 'closed' });
  const check: PayTools['check'] = async (opened) => {
    if (opened.payment.kind !== 'opened') return undefined;
    const paid: HallBooking = { ...opened, payment: { ...opened.payment, kind: 'paid', check: 'confirmed' } };
    tools.ledger.update(paid);
    return paid;
  };
  expect(await payHall(booking, 'deposit', { ...tools, check })).toMatchObject({
    news: 'paid',
    booking: { payment: { kind: 'paid', check: 'confirmed' } },
  });
  expect(kept()).toMatchObject({ booking: { payment: { kind: 'paid' } } });
});

test('E-11: a paid booking is kept with its receipt', async () => {
  const { tools, charges, kept } = device({ kind: 'paid', reference: 'R' });
  const { booking: paid, news } = await payHall(booking, 'deposit', tools);
  const receipt = {
    kind: 'paid',
    choice: 'deposit',
    naira: 800_000,
    reference: charges[0]?.reference,
    at: now,
  };
  expect(news).toBe('paid');
  expect(paid.payment).toEqual(receipt);
  expect(kept()).toMatchObject({ booking: { payment: receipt } });
});

test('E-13: while the window is open the device knows that money may move', async () => {
  const { tools, whileOpen, kept } = device({ kind: 'closed' });
  await payHall(booking, 'full', tools);
  expect(whileOpen).toMatchObject([{ kind: 'opened', choice: 'full', naira: 1_700_000 }]);
  expect(kept()).toMatchObject({ booking: { payment: { kind: 'none' } } });
});

test('D-54: a window that did not load leaves the booking as it was', async () => {
  const { tools, kept } = device({ kind: 'unavailable', error: new Error('blocked') });
  expect((await payHall(booking, 'full', tools)).news).toBe('payment-unavailable');
  expect(kept()).toMatchObject({ booking: { payment: { kind: 'none' } } });
});

test('a transfer under way is kept as such', async () => {
  const { tools, kept } = device({ kind: 'pending' });
  expect((await payHall(booking, 'deposit', tools)).news).toBe('payment-pending');
  expect(kept()).toMatchObject({ booking: { payment: { kind: 'pending', naira: 800_000 } } });
});

test('C-22: what another tab paid while our window was open stays paid', async () => {
  const { tools, kept } = device({ kind: 'closed' });
  const receipt = { choice: 'full', naira: 1_700_000, reference: 'OTHER', at: now } as const;
  const { booking: after, news } = await payHall(booking, 'deposit', {
    ...tools,
    pay: async (charge) => {
      tools.ledger.keep({ ...booking, invoiceMail: 'unsent', payment: { kind: 'paid', ...receipt } });
      return tools.pay(charge);
    },
  });
  expect(news).toBe('paid');
  expect(after.payment).toEqual({ kind: 'paid', ...receipt });
  expect(kept()).toMatchObject({ booking: { invoiceMail: 'unsent', payment: { reference: 'OTHER' } } });
});

test('C-22: a window that another tab opened meanwhile is not forgotten when ours is closed', async () => {
  const { tools, kept } = device({ kind: 'closed' });
  const opened = { kind: 'opened', choice: 'full', naira: 1_700_000, reference: 'OTHER', at: now } as const;
  await payHall(booking, 'deposit', {
    ...tools,
    pay: async (charge) => {
      tools.ledger.keep({ ...booking, payment: opened });
      return tools.pay(charge);
    },
  });
  expect(kept()).toMatchObject({ booking: { payment: opened } });
});

test('B-10: the venue’s payment dashboard says what was booked', async () => {
  const { tools, charges } = device({ kind: 'closed' });
  await payHall(booking, 'deposit', tools);
  expect(charges[0]?.booked).toEqual([
    { name: 'Invoice', value: '481902' },
    { name: 'Hall', value: 'Ambali Hall' },
    { name: 'Event date', value: '20/03/2027' },
    { name: 'Payment', value: '40% deposit' },
  ]);
});
