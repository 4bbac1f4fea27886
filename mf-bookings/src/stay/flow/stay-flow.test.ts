import { expect, test } from 'vitest';
import { sampleStay } from '../booking/sample-stay.ts';
import { startOfStayFlow, type StayEvent, stayFlow, type StayFlow } from './stay-flow.ts';

const record = sampleStay;
const refused: StayEvent = {
  type: 'refused',
  problem: { field: 'checkOut', text: 'Check-out must be after check-in' },
};
const submitted: StayEvent = { type: 'submitted' };
const recognised: StayEvent = { type: 'recognised', earlier: [record] };
const settled: StayEvent = { type: 'settled', record, fresh: true };
const closed: StayEvent = { type: 'stopped', news: { kind: 'closed', record, values: { name: 'Ada' } } };
const unavailable: StayEvent = { type: 'stopped', news: { kind: 'unavailable' } };

const after = (...events: StayEvent[]): StayFlow => events.reduce(stayFlow, startOfStayFlow);

test('D-08: a refusal leaves the visitor at the form and is over when something is typed', () => {
  expect(after(refused)).toMatchObject({ stage: 'form', news: { kind: 'refused' }, attempt: 1 });
  expect(after(refused, { type: 'edited' })).toMatchObject({ stage: 'form', news: undefined });
});

test('B-13, B-16: paying ends in the receipt', () => {
  expect(after(submitted, settled)).toEqual({
    stage: 'settled',
    record,
    fresh: true,
    notifying: false,
  });
});

test('what becomes of the e-mail to the venue shows beside its own receipt, and no other', () => {
  const notified = { ...record, mail: 'sent' } as const;
  const notifying: StayEvent = { type: 'notifying', record };
  expect(after(submitted, settled, notifying)).toMatchObject({ notifying: true });
  expect(after(submitted, settled, notifying, { type: 'notified', record: notified })).toEqual({
    stage: 'settled',
    record: notified,
    fresh: true,
    notifying: false,
  });
  const other: StayEvent = { type: 'notified', record: { ...notified, reference: 'R2' } };
  expect(after(submitted, settled, notifying, other)).toMatchObject({ record, notifying: true });
});

test('C-22: a receipt of a transfer that has not come gives way to the form, which says so', () => {
  const ended = { ...record, state: 'unresolved' } as const;
  expect(after(submitted, settled, { type: 'checked', record: ended })).toMatchObject({
    stage: 'form',
    news: { kind: 'transfer-ended', record: ended },
  });
});

test('a place that is taken is news until something is changed', () => {
  const taken: StayEvent = { type: 'stopped', news: { kind: 'taken' } };
  expect(after(submitted, taken)).toMatchObject({ news: { kind: 'taken' } });
  expect(after(submitted, taken, { type: 'edited' })).toMatchObject({ news: undefined });
});

test('D-06: after a closed window the details wait to be put back, once', () => {
  expect(after(submitted, closed)).toMatchObject({
    stage: 'form',
    news: { kind: 'closed', values: { name: 'Ada' } },
  });
  expect(after(submitted, closed, { type: 'put-back' })).toMatchObject({
    news: { kind: 'closed', record, values: undefined },
  });
});

test('Q-09: what was said of a payment stays while the visitor types', () => {
  expect(after(submitted, unavailable, { type: 'edited' })).toMatchObject({ news: { kind: 'unavailable' } });
});

test('C-22: what was paid before is asked about; a change of the form takes the question away', () => {
  expect(after(submitted, recognised)).toMatchObject({ stage: 'asking', earlier: [record] });
  expect(after(submitted, recognised, { type: 'edited' })).toMatchObject({ stage: 'form', news: undefined });
  expect(after(submitted, recognised, submitted)).toMatchObject({ stage: 'paying' });
});

test('C-22: while one payment is open nothing starts another', () => {
  const paying = after(submitted);
  const late: StayEvent[] = [
    submitted,
    refused,
    { type: 'edited' },
    { type: 'put-back' },
    { type: 'restarted' },
  ];
  for (const event of late) expect(stayFlow(paying, event)).toBe(paying);
});

test('C-22: a receipt is left only by going back to the form', () => {
  const done = after(submitted, settled);
  for (const event of [submitted, refused, closed, unavailable, recognised])
    expect(stayFlow(done, event)).toBe(done);
  expect(stayFlow(done, { type: 'restarted' })).toMatchObject({ stage: 'form', returned: true });
});
