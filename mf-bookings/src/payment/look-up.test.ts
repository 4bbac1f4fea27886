import { expect, test, vi } from 'vitest';
import type { Verification } from '../services/verification.ts';
import { lookUp } from './look-up.ts';
import { sampleStay } from '../stay/booking/sample-stay.ts';
import { createStayLedger } from '../stay/booking/stay-ledger.ts';
import type { StayRecord } from '../stay/booking/stay-record.ts';

const now = Date.parse('2026-11-21T15:31:00Z');
const paid: StayRecord = { ...sampleStay, reference: 'R-1', at: now };

function device(verification: Verification) {
  const kept = new Map<string, string>();
  const ledger = createStayLedger(
    { getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => void kept.set(key, text) },
    () => now,
  );
  ledger.keep(paid);
  const confirmOwn = vi.fn(() => Promise.resolve(verification));
  return { ledger, confirmOwn, tools: { lookUps: { confirmOwn }, host: { report: vi.fn() } } };
}

test.each(['confirmed', 'denied'] as const)(
  'C-21: a payment that is %s stays so on the device',
  async (kind) => {
    const { tools, ledger } = device({ kind });
    expect(await lookUp(paid, ledger, tools)).toEqual({ ...paid, check: kind });
    expect(ledger.shown('deluxe-suite')).toEqual({ ...paid, check: kind });
  },
);

test('C-21: no finding leaves the receipt as it was; a finding is not asked for twice', async () => {
  const { tools, ledger, confirmOwn } = device({ kind: 'unknown', error: new Error('no answer') });
  expect(await lookUp(paid, ledger, tools)).toBeUndefined();
  expect(ledger.shown('deluxe-suite')).toEqual(paid);
  await lookUp({ ...paid, check: 'confirmed' }, ledger, tools);
  expect(confirmOwn).toHaveBeenCalledTimes(1);
});

test.each(['unresolved', 'pending'] as const)(
  'C-22: a payment that was %s is paid once the look-up has it, and not denied before',
  async (state) => {
    const unseen: StayRecord = { ...paid, state };
    const found = device({ kind: 'confirmed' });
    found.ledger.keep(unseen);
    expect(await lookUp(unseen, found.ledger, found.tools)).toEqual({ ...paid, check: 'confirmed' });
    const nothing = device({ kind: 'denied' });
    expect(await lookUp(unseen, nothing.ledger, nothing.tools)).toBeUndefined();
  },
);
