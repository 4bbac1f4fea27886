import { expect, test } from 'vitest';
import { sampleStay } from '../../test/sample-stay.ts';
import { sampleStorage } from '../../test/sample-storage.ts';
import type { RoomAvailability } from '../services/availability.ts';
import { createStayLedger } from '../stay/booking/stay-ledger.ts';
import { createStayStore, withStayAnswer } from './changeable-stay.ts';

const days = { from: '2026-12-11', to: '2026-12-14' };

function stayWhere(found: RoomAvailability, now = sampleStay.at) {
  const storage = sampleStorage();
  const ledger = createStayLedger(storage, () => now);
  ledger.save(sampleStay);
  return createStayStore({ ledger, checkRoom: async () => found, now: () => now }, sampleStay.reference);
}

test.each<[RoomAvailability, string]>([
  [{ kind: 'free' }, 'free'],
  [{ kind: 'taken' }, 'taken'],
  [{ kind: 'lost', error: new Error('lost') }, 'unknown'],
  [{ kind: 'refused', error: new Error('429') }, 'unknown'],
])('a look at other nights: %o', async (found, kind) => {
  expect((await stayWhere(found).check?.(days))?.kind).toBe(kind);
});

test('a moved stay has its new nights; a cancelled or past one can no longer be moved', () => {
  const stay = stayWhere({ kind: 'free' });
  stay.saveAnswer({ kind: 'moved', to: days, fee: 0 });
  expect(stay.read()).toMatchObject({ days, status: 'open', daysText: 'Fri 11 to Mon 14 December 2026' });
  stay.saveAnswer({ kind: 'cancelled', refund: undefined });
  expect(stay.read()?.status).toBe('cancelled');
  expect(stayWhere({ kind: 'free' }, Date.parse('2026-12-08T12:00:00Z')).read()?.status).toBe('past');
});

test('a room taken by the stay itself is not reported as taken on the nights next to it', async () => {
  const taken = stayWhere({ kind: 'taken' });
  const look = async (from: string, to: string) => (await taken.check?.({ from, to }))?.kind;
  expect(await look('2026-12-05', '2026-12-08')).toBe('unknown');
  expect(await look('2026-12-03', '2026-12-05')).toBe('unknown');
  expect(await look('2026-12-07', '2026-12-09')).toBe('taken');
  expect(await look('2026-12-01', '2026-12-04')).toBe('taken');
});

const nights = { from: '2026-12-11', to: '2026-12-13' };

test('once moved, a stay has its new dates and is confirmed, and the amount paid is unchanged', () => {
  const moved = withStayAnswer(sampleStay, { kind: 'moved', to: nights, fee: 0 }, sampleStay.at + 1);
  expect(moved).toMatchObject({ ...nights, naira: sampleStay.naira, isConfirmed: true });
  expect(withStayAnswer(moved, { kind: 'moved', to: nights, fee: 0 }, sampleStay.at + 2)).toEqual(moved);
  expect(moved.changes?.moved[0]?.from).toEqual({ from: sampleStay.from, to: sampleStay.to });
});

test('a cancelled stay keeps the refund that its guest was promised', () => {
  const cancelled = withStayAnswer(sampleStay, { kind: 'cancelled', refund: 45_000 }, sampleStay.at + 1);
  expect(cancelled.changes?.cancelled?.refund).toBe(45_000);
  expect(cancelled.from).toBe(sampleStay.from);
});
