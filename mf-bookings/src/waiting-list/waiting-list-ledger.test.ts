import { expect, test } from 'vitest';
import { sampleStorage } from '../../test/sample-storage.ts';
import { sampleWait } from '../../test/sample-wait.ts';
import { createWaitingListLedger } from './waiting-list-ledger.ts';

function device(today = '2026-11-29') {
  const storage = sampleStorage();
  const clock = { today };
  const ledger = createWaitingListLedger(storage, () => Date.parse(`${clock.today}T12:00:00Z`));
  return { ledger, clock, storage };
}

test('a request is stored until its day is over, then deleted', () => {
  const { ledger, clock, storage } = device();
  ledger.save(sampleWait);
  clock.today = sampleWait.to;
  expect(ledger.all()).toEqual([sampleWait]);
  clock.today = '2027-03-21';
  expect(ledger.all()).toEqual([]);
  expect(storage.getItem('waiting-list')).toBe('[]');
});

test('equal requests are stored once', () => {
  const { ledger } = device();
  ledger.save({ ...sampleWait, withdrawalMail: 'sent' });
  ledger.save(sampleWait);
  expect(ledger.all()).toEqual([sampleWait]);
});

test('a request deleted or wiped meanwhile is not stored again', () => {
  const { ledger, storage } = device();
  ledger.save(sampleWait);
  ledger.remove(sampleWait.id);
  ledger.update(sampleWait.id, { requestMail: 'sent' });
  expect(ledger.all()).toEqual([]);
  storage.setItem('wiped', String(sampleWait.at + 1));
  ledger.save(sampleWait);
  expect(ledger.all()).toEqual([]);
});
