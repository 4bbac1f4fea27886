import { expect, test } from 'vitest';
import { sampleStay } from '../booking/sample-stay.ts';
import { afterEdit, type StayFlow, type StayNews } from './stay-flow.ts';

const at = (notice: StayNews): StayFlow => ({ stage: 'form', notice });
const form: StayFlow = { stage: 'form' };

test('D-08: what a change of the form may put right is not said any more', () => {
  expect(afterEdit(at({ kind: 'problems', problems: { checkOut: 'Later' } }))).toEqual(form);
  expect(afterEdit(at({ kind: 'card-refused', about: 'email', said: undefined }))).toEqual(form);
  expect(afterEdit(at({ kind: 'stopped', obstacle: { kind: 'taken' } }))).toEqual(form);
});

test('Q-09: what was said of a payment stays while the visitor types', () => {
  const lost = { kind: 'not-asked', error: new Error('lost') } as const;
  for (const notice of [
    at({ kind: 'unavailable', error: lost.error }),
    at({ kind: 'closed-after-shown', record: sampleStay }),
    at({ kind: 'transfer-ended', record: sampleStay }),
    at({ kind: 'stopped', obstacle: lost }),
  ])
    expect(afterEdit(notice)).toBe(notice);
});

test('C-22: a change of the form takes the question away, and nothing from a payment that is open or a receipt', () => {
  expect(afterEdit({ stage: 'asking', earlier: [sampleStay] })).toEqual(form);
  const paying: StayFlow = { stage: 'paying' };
  const receipt: StayFlow = { stage: 'settled', record: sampleStay, fresh: true, notifying: false };
  expect(afterEdit(paying)).toBe(paying);
  expect(afterEdit(receipt)).toBe(receipt);
});
