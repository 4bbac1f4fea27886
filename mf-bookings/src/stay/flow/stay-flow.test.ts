import { expect, test } from 'vitest';
import { sampleStay } from '../../../test/sample-stay.ts';
import { afterEdit, type StayFlow, type StayNotice } from './stay-flow.ts';

const at = (notice: StayNotice): StayFlow => ({ stage: 'form', notice });
const form: StayFlow = { stage: 'form' };

test('D-08: a change to the form removes notices about what it may have fixed', () => {
  expect(afterEdit(at({ kind: 'problems', problems: { checkOut: 'Later' } }))).toEqual(form);
  expect(afterEdit(at({ kind: 'card-refused', about: 'email', reason: undefined }))).toEqual(form);
  expect(afterEdit(at({ kind: 'stopped', obstacle: { kind: 'taken' } }))).toEqual(form);
});

test('Q-09: notices about a payment stay while the visitor types', () => {
  const lost = { kind: 'not-asked', error: new Error('lost') } as const;
  for (const notice of [
    at({ kind: 'unavailable', error: lost.error }),
    at({ kind: 'closed-after-shown', record: sampleStay }),
    at({ kind: 'transfer-ended', record: sampleStay }),
    at({ kind: 'stopped', obstacle: lost }),
  ])
    expect(afterEdit(notice)).toBe(notice);
});

test('C-22: a change to the form removes the pay-again question, but neither an open payment nor a receipt', () => {
  expect(afterEdit({ stage: 'asking', earlier: [sampleStay] })).toEqual(form);
  const paying: StayFlow = { stage: 'paying' };
  const receipt: StayFlow = { stage: 'receipt', record: sampleStay, takesFocus: true, notifying: false };
  expect(afterEdit(paying)).toBe(paying);
  expect(afterEdit(receipt)).toBe(receipt);
});
