import { expect, test } from 'vitest';
import { sampleWait } from './sample-wait.ts';
import { createWaitLedger } from './wait-ledger.ts';

function device(today = '2026-11-29') {
  const texts = new Map<string, string>();
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
  };
  const clock = { today };
  const ledger = createWaitLedger(storage, () => Date.parse(`${clock.today}T12:00:00Z`));
  return { ledger, clock, texts };
}

test('a wait is kept until its day is over, and leaves the device then', () => {
  const { ledger, clock, texts } = device();
  ledger.keep(sampleWait);
  clock.today = sampleWait.to;
  expect(ledger.all()).toEqual([sampleWait]);
  clock.today = '2027-03-21';
  expect(ledger.all()).toEqual([]);
  expect(texts.get('waiting-list')).toBe('[]');
});

test('the same is waited for once', () => {
  const { ledger } = device();
  ledger.keep({ ...sampleWait, withdrawalMail: 'sent' });
  ledger.keep(sampleWait);
  expect(ledger.all()).toEqual([sampleWait]);
});

test('what was forgotten or wiped meanwhile is not noted again', () => {
  const { ledger, texts } = device();
  ledger.keep(sampleWait);
  ledger.forget(sampleWait.id);
  expect(ledger.note(sampleWait.id, { requestMail: 'sent' })).toBeUndefined();
  texts.set('wiped', String(sampleWait.at + 1));
  ledger.keep(sampleWait);
  expect(ledger.all()).toEqual([]);
});

test('what another release wrote and this one cannot read costs no other wait', () => {
  const { ledger, texts } = device();
  texts.set('waiting-list', JSON.stringify([{ ...sampleWait, from: 'some day' }, sampleWait]));
  expect(ledger.all()).toEqual([sampleWait]);
});
