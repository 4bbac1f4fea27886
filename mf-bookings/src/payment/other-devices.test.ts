import { expect, test, vi } from 'vitest';
import { samplePayServices, sampleReferences, sampleVerifier } from '../../test/sample-pay-services.ts';
import type { FoundPayment } from '../services/verification.ts';
import { otherDevicePayment, recordOtherDevicePayments } from './other-devices.ts';
import type { PaymentRecord } from './payment-record.ts';
import type { NumberedReferences } from './purchase.ts';

const { sample } = samplePayServices({ kind: 'paid' }, 5);
const verifier = sampleVerifier(async () => ({ kind: 'confirmed' }));
const none: FoundPayment = { kind: 'none' };
const mine = {
  origin: 'this-device',
  status: 'paid',
  reference: 'ARIYA-481902-1',
  naira: 800_000,
  at: 0,
} as const;

async function search(earlier: readonly PaymentRecord[], there: Readonly<Record<number, FoundPayment>>) {
  const kept: PaymentRecord[] = [];
  const asked: string[] = [];
  const findByReference = async (reference: string): Promise<FoundPayment> => {
    asked.push(reference);
    return there[Number(reference.split('-').at(-1))] ?? { kind: 'none' };
  };
  const isNew = await recordOtherDevicePayments(
    {
      references: sampleReferences,
      earlier: () => earlier,
      store: { save: (record) => kept.push(record) },
    },
    { ...sample, verifier: { ...verifier, findByReference } },
  );
  return { kept, asked, isNew };
}

test('C-22: payments of other devices are found by trying one reference after another, until two are unused', async () => {
  const { kept, asked, isNew } = await search([mine], {
    2: { kind: 'paid', naira: 300_000 },
    3: { kind: 'begun', naira: 100_000 },
  });
  expect(asked).toEqual(['ARIYA-481902-2', 'ARIYA-481902-3', 'ARIYA-481902-4', 'ARIYA-481902-5']);
  expect(isNew).toBe(true);
  const seen = { origin: 'other-device', at: 5 } as const;
  expect(kept).toEqual([
    { ...seen, status: 'confirmed', reference: 'ARIYA-481902-2', naira: 300_000 },
    { ...seen, status: 'unresolved', reference: 'ARIYA-481902-3', naira: 100_000 },
  ]);
});

test('C-22: a number that a device skipped does not hide later ones', async () => {
  const { kept } = await search([], { 2: { kind: 'paid', naira: 800_000 } });
  expect(kept).toMatchObject([{ reference: 'ARIYA-481902-2', status: 'confirmed' }]);
});

test('a transfer that another device abandoned is no longer pending', async () => {
  const pending = { ...mine, origin: 'other-device', status: 'pending' } as const;
  const { kept } = await search([pending], { 1: { kind: 'begun', naira: 800_000 } });
  expect(kept).toMatchObject([{ status: 'unresolved' }]);
  expect((await search([pending], { 1: { kind: 'pending', naira: 800_000 } })).kept).toEqual([]);
});

test('without an answer nothing is found', async () => {
  const unknown = { kind: 'unknown', error: new Error('down') } as const;
  expect(await search([], { 1: unknown, 2: { kind: 'paid', naira: 1 } })).toMatchObject({
    kept: [],
    isNew: false,
  });
});

test('a used reference with an unknown amount is checked again', async () => {
  const used = {
    origin: 'other-device',
    status: 'unresolved',
    reference: 'ARIYA-481902-1',
    naira: 0,
    at: 0,
  } as const;
  const { kept } = await search([used], { 1: { kind: 'paid', naira: 800_000 } });
  expect(kept).toMatchObject([{ status: 'confirmed', naira: 800_000 }]);
});

const shared: NumberedReferences<PaymentRecord & { by?: string }> = {
  ...sampleReferences,
  fromOtherDevice: (seen, previous) => ({ ...seen, by: previous?.by ?? 'somebody' }),
};

async function findOne(
  known: PaymentRecord & { by?: string },
  there: FoundPayment,
  usedInLink: typeof shared.usedInLink = () => undefined,
) {
  const kept: PaymentRecord[] = [];
  const findByReference = vi.fn(async (reference: string) => (reference === known.reference ? there : none));
  await recordOtherDevicePayments(
    {
      references: { ...shared, usedInLink },
      earlier: () => [known],
      store: { save: (record) => kept.push(record) },
    },
    { ...sample, verifier: { ...verifier, findByReference } },
  );
  return { kept, asked: findByReference.mock.calls.flat() };
}

test('a payment under a number whose card form never showed here is someone else’s, even with the same amount', async () => {
  const opened = { ...mine, status: 'unresolved' } as const;
  const paid = { kind: 'paid', naira: 800_000 } as const;
  expect((await findOne(opened, paid)).kept).toMatchObject([{ status: 'confirmed', by: 'somebody' }]);
  expect((await findOne(opened, { ...paid, kind: 'pending' })).kept).toMatchObject([{ status: 'pending' }]);
  expect((await findOne(opened, { ...paid, kind: 'begun' })).kept).toEqual([]);
  expect((await findOne({ ...opened, formShown: true }, paid)).kept).toEqual([]);
});

test('a reported payment is paid once it is verified, under the reported name', async () => {
  const reported = { ...mine, origin: 'other-device', status: 'reported', by: 'Tunde' } as const;
  expect((await findOne(reported, { kind: 'paid', naira: 300_000 })).kept).toMatchObject([
    { status: 'confirmed', naira: 300_000, by: 'Tunde' },
  ]);
  expect((await findOne(reported, { kind: 'begun', naira: 300_000 })).kept).toEqual([]);
});

test('recorded payments of others are checked, however many unused numbers come before them', async () => {
  const far = {
    ...mine,
    origin: 'other-device',
    status: 'reported',
    reference: 'ARIYA-481902-9',
    by: 'Tunde',
  } as const;
  const { kept } = await findOne(far, { kind: 'paid', naira: 300_000 });
  expect(kept).toMatchObject([{ status: 'confirmed', reference: 'ARIYA-481902-9' }]);
});

test('payments that a link counted are not checked; those it knew as started are new once paid', async () => {
  const far = { ...mine, reference: 'ARIYA-481902-2' };
  const counted = await findOne(far, { kind: 'paid', naira: 1 }, (n) => (n === 1 ? 'counted' : undefined));
  expect(counted.asked).not.toContain('ARIYA-481902-1');
  const begun = { ...mine, reference: 'OTHER' };
  const used = (there: FoundPayment) => {
    const findByReference = async (reference: string) => (reference.endsWith('-1') ? there : none);
    const save = vi.fn();
    const known = {
      references: { ...shared, usedInLink: (n: number) => (n === 1 ? ('used' as const) : undefined) },
    };
    return recordOtherDevicePayments(
      { ...known, earlier: () => [begun], store: { save } },
      { ...sample, verifier: { ...verifier, findByReference } },
    );
  };
  expect(await used({ kind: 'begun', naira: 300_000 })).toBe(false);
  expect(await used({ kind: 'paid', naira: 300_000 })).toBe(true);
});

test('C-22: an amount that no page of ours can have requested does not count as paid', () => {
  for (const naira of [NaN, 123.45, 0, -1]) {
    expect(otherDevicePayment('R-1', { kind: 'paid', naira }, 5)).toMatchObject({
      status: 'unresolved',
      naira: 0,
    });
  }
});
