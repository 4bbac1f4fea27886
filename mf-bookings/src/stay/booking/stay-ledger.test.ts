import { expect, test } from 'vitest';
import { sampleStay } from '../../../test/sample-stay.ts';
import { sampleStorage } from '../../../test/sample-storage.ts';
import { createStayLedger, type StayRecord } from './stay-ledger.ts';

const paidAt = Date.parse('2026-11-21T15:31:00Z');
const period = { from: '2026-12-04', to: '2026-12-07' };
const paid: StayRecord = { ...sampleStay, ...period, reference: 'R1', at: paidAt };

const open = (storage = sampleStorage(), now = paidAt) => createStayLedger(storage, () => now);

test('C-22: a payment for the same place and dates is recognised, in another tab too', () => {
  const storage = sampleStorage();
  open(storage).save(paid);
  expect(open(storage).find('deluxe-suite', period)).toEqual([paid]);
  expect(open(storage).find('standard-suite', period)).toEqual([]);
  expect(open(storage).find('deluxe-suite', { ...period, to: '2026-12-08' })).toEqual([]);
});

test('C-22: a paid record comes before a later unresolved attempt', () => {
  const ledger = open();
  ledger.save(paid);
  ledger.save({ ...paid, status: 'unresolved', reference: 'R2', at: paidAt + 1000 });
  expect(ledger.find('deluxe-suite', period)[0]?.reference).toBe('R1');
  ledger.remove('R1');
  expect(ledger.find('deluxe-suite', period)[0]?.reference).toBe('R2');
});

test('B-16: the receipt shows after a reload until the visitor goes back to the form', () => {
  const storage = sampleStorage();
  open(storage).save(paid);
  expect(open(storage).shown('deluxe-suite')?.reference).toBe('R1');
  open(storage).hide('deluxe-suite');
  expect(open(storage).shown('deluxe-suite')).toBeUndefined();
  expect(open(storage).find('deluxe-suite', period)).toMatchObject([{ reference: 'R1' }]);
  open(storage).show(paid);
  expect(open(storage).shown('deluxe-suite')?.reference).toBe('R1');
});

test('B-16: the page keeps showing the later of two stays, whatever is stored of the earlier', () => {
  const ledger = open();
  ledger.save(paid);
  ledger.save({ ...paid, reference: 'R2', from: '2026-12-20', to: '2026-12-21' });
  ledger.recordMail(paid, 'sent');
  expect(ledger.shown('deluxe-suite')?.reference).toBe('R2');
  ledger.show(paid);
  expect(ledger.shown('deluxe-suite')?.reference).toBe('R1');
});

test('B-16: an unresolved attempt has no receipt', () => {
  const ledger = open();
  ledger.save({ ...paid, status: 'unresolved' });
  expect(ledger.shown('deluxe-suite')).toBeUndefined();
});

test('records are stored for thirty days after the stay', () => {
  const storage = sampleStorage();
  open(storage).save(paid);
  expect(open(storage, Date.parse('2027-01-06T12:00:00Z')).shown('deluxe-suite')).toEqual(paid);
  expect(open(storage, Date.parse('2027-01-07T12:00:00Z')).shown('deluxe-suite')).toBeUndefined();
});

test('C-22: a payment written by another release may have been made, and is written back unchanged', () => {
  const refunded = { ...paid, status: 'refunded', to: period.to, of: 'a later release' };
  const storage = sampleStorage();
  storage.setItem('stay-bookings', JSON.stringify([refunded]));
  const ledger = open(storage);
  expect([ledger.find('deluxe-suite', period), ledger.hasUnread()]).toEqual([[], true]);
  ledger.save({ ...paid, reference: 'R2' });
  expect(JSON.parse(storage.getItem('stay-bookings') ?? '')).toMatchObject([refunded, { reference: 'R2' }]);
});

test('a stay can be marked as confirmed, and unmarked', () => {
  const storage = sampleStorage();
  open(storage).save(paid);
  open(storage).save({ ...paid, reference: 'R2', from: '2026-12-20', to: '2026-12-21' });
  const confirmed = () =>
    open(storage)
      .all()
      .map(({ isConfirmed }) => isConfirmed);
  open(storage).setConfirmed('R1', true);
  expect(confirmed()).toEqual([true, false]);
  open(storage).setConfirmed('R1', false);
  expect(confirmed()).toEqual([false, false]);
});
