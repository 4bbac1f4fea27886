import { expect, test, vi } from 'vitest';
import type { FoundPayment } from '../services/verification.ts';
import { recordOtherDevicePayments } from './other-devices.ts';
import type { PaymentRecord } from './payment-record.ts';
import { sampleStorage } from '../storage/sample-storage.ts';
import { sampleReferences } from './sample-pay-services.ts';
import type { NumberedReferences } from './references.ts';

const none: FoundPayment = { kind: 'none' };
const mine = { state: 'paid', reference: 'ARIYA-481902-1', naira: 800_000, at: 0 } as const;

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
      attempts: { keep: (record) => kept.push(record) },
    },
    { verifier: { findByReference }, browser: { now: () => 5, storage: sampleStorage() } },
  );
  return { kept, asked, isNew };
}

test('C-22: what other devices paid is found, number after number, up to the first that nobody used', async () => {
  const { kept, asked, isNew } = await search([mine], {
    2: { kind: 'paid', naira: 300_000 },
    3: { kind: 'begun', naira: 100_000 },
  });
  expect(asked).toEqual(['ARIYA-481902-2', 'ARIYA-481902-3', 'ARIYA-481902-4', 'ARIYA-481902-5']);
  expect(isNew).toBe(true);
  expect(kept).toEqual([
    { state: 'paid', reference: 'ARIYA-481902-2', naira: 300_000, at: 5, check: 'confirmed' },
    { state: 'unresolved', reference: 'ARIYA-481902-3', naira: 100_000, at: 5, check: undefined },
  ]);
});

test('C-22: a number that a device has left out hides nothing behind it', async () => {
  const { kept } = await search([], { 2: { kind: 'paid', naira: 800_000 } });
  expect(kept).toMatchObject([{ reference: 'ARIYA-481902-2', state: 'paid' }]);
});

test('what another device had under way and gave up is no longer under way', async () => {
  const pending = { ...mine, state: 'pending' } as const;
  const { kept } = await search([pending], { 1: { kind: 'begun', naira: 800_000 } });
  expect(kept).toMatchObject([{ state: 'unresolved' }]);
  expect((await search([pending], { 1: { kind: 'pending', naira: 800_000 } })).kept).toEqual([]);
});

test('a look-up without an answer finds nothing, and says nothing', async () => {
  const unknown = { kind: 'unknown', error: new Error('down') } as const;
  expect(await search([], { 1: unknown, 2: { kind: 'paid', naira: 1 } })).toMatchObject({
    kept: [],
    isNew: false,
  });
});

test('what was used by somebody, and nobody could say for what, is looked for again', async () => {
  const used = { state: 'unresolved', reference: 'ARIYA-481902-1', naira: 0, at: 0 } as const;
  const { kept } = await search([used], { 1: { kind: 'paid', naira: 800_000 } });
  expect(kept).toMatchObject([{ state: 'paid', naira: 800_000 }]);
});

/** With who paid, of what this device did not. */
const shared: NumberedReferences<PaymentRecord & { by?: string }> = {
  ...sampleReferences,
  isOtherDevice: ({ by }) => by !== undefined,
  fromOtherDevice: (seen, before) => ({ ...seen, by: before?.by ?? 'somebody' }),
};

async function findOne(
  known: PaymentRecord & { by?: string },
  there: FoundPayment,
  usedInLink: typeof shared.usedInLink = () => undefined,
) {
  const kept: PaymentRecord[] = [];
  const verifier = {
    findByReference: vi.fn(async (reference: string) => (reference === known.reference ? there : none)),
  };
  await recordOtherDevicePayments(
    {
      references: { ...shared, usedInLink },
      earlier: () => [known],
      attempts: { keep: (record) => kept.push(record) },
    },
    { verifier, browser: { now: () => 5, storage: sampleStorage() } },
  );
  return { kept, asked: verifier.findByReference.mock.calls.flat() };
}

test('what is paid under a number whose card form never showed here was paid by somebody else, be it the same sum', async () => {
  const opened = { ...mine, state: 'unresolved' } as const;
  const paid = { kind: 'paid', naira: 800_000 } as const;
  expect((await findOne(opened, paid)).kept).toMatchObject([{ state: 'paid', by: 'somebody' }]);
  expect((await findOne(opened, { ...paid, kind: 'pending' })).kept).toMatchObject([{ state: 'pending' }]);
  expect((await findOne(opened, { ...paid, kind: 'begun' })).kept).toEqual([]);
  expect((await findOne({ ...opened, formShown: true }, paid)).kept).toEqual([]);
});

test('what was reported is paid once the look-up says so, under the name that was reported, and not before', async () => {
  const reported = { ...mine, state: 'reported', by: 'Tunde' } as const;
  expect((await findOne(reported, { kind: 'paid', naira: 300_000 })).kept).toMatchObject([
    { state: 'paid', naira: 300_000, by: 'Tunde' },
  ]);
  expect((await findOne(reported, { kind: 'begun', naira: 300_000 })).kept).toEqual([]);
});

test('what is on record of others is looked up, however many numbers before it nobody has used', async () => {
  const far = { ...mine, state: 'reported', reference: 'ARIYA-481902-9', by: 'Tunde' } as const;
  const { kept } = await findOne(far, { kind: 'paid', naira: 300_000 });
  expect(kept).toMatchObject([{ state: 'paid', reference: 'ARIYA-481902-9' }]);
});

test('what a link has counted is not looked for; what it knew to be begun is news only once it is paid', async () => {
  const far = { ...mine, reference: 'ARIYA-481902-2' };
  const counted = await findOne(far, { kind: 'paid', naira: 1 }, (n) => (n === 1 ? 'counted' : undefined));
  expect(counted.asked).not.toContain('ARIYA-481902-1');
  const begun = { ...mine, reference: 'OTHER' };
  const used = (there: FoundPayment) => {
    const verifier = {
      findByReference: async (reference: string) => (reference.endsWith('-1') ? there : none),
    };
    const keep = vi.fn();
    const known = {
      references: { ...shared, usedInLink: (n: number) => (n === 1 ? ('used' as const) : undefined) },
    };
    return recordOtherDevicePayments(
      { ...known, earlier: () => [begun], attempts: { keep } },
      { verifier, browser: { now: () => 5, storage: sampleStorage() } },
    );
  };
  expect(await used({ kind: 'begun', naira: 300_000 })).toBe(false);
  expect(await used({ kind: 'paid', naira: 300_000 })).toBe(true);
});
