import { expect, test } from 'vitest';
import { sampleStay } from '../../../test/sample-stay.ts';
import { choseOtherDates } from '../form/use-stay-payments.ts';

const today = '2026-11-22';
const choseOthers = (chosen: Record<string, string>, record = sampleStay) =>
  choseOtherDates(chosen, record, today);

test('a visitor who has chosen other nights is not shown the receipt of the paid ones', () => {
  expect(choseOthers({ checkIn: '2026-12-20', checkOut: '2026-12-22' })).toBe(true);
  expect(choseOthers({ checkIn: '2026-12-04', checkOut: '2026-12-08' })).toBe(true);
  expect(choseOthers({ checkIn: '2026-12-20', checkOut: '' })).toBe(true);
  expect(
    choseOthers({ date: '2026-12-05' }, { ...sampleStay, place: 'concert-space', to: '2026-12-04' }),
  ).toBe(true);
});

test('a visitor who has chosen the same nights, none, or past ones is shown the receipt', () => {
  expect(choseOthers({ checkIn: '2026-12-04', checkOut: '2026-12-07', arrival: '15:30' })).toBe(false);
  expect(choseOthers({ checkIn: '2026-12-04', checkOut: '' })).toBe(false);
  expect(choseOthers({ checkIn: '', checkOut: '' })).toBe(false);
  expect(choseOthers({})).toBe(false);
  expect(choseOthers({ checkIn: '2026-11-20', checkOut: '2026-11-21' })).toBe(false);
  expect(
    choseOthers({ date: '2026-12-04' }, { ...sampleStay, place: 'concert-space', to: '2026-12-04' }),
  ).toBe(false);
});

test('a stay that was moved is recognised by its former nights too', () => {
  const former = { from: '2026-12-01', to: '2026-12-03' };
  const moved = { ...sampleStay, changes: { moved: [{ from: former, at: 1, requestedAt: 1 }] } };
  expect(choseOthers({ checkIn: former.from, checkOut: former.to }, moved)).toBe(false);
  expect(choseOthers({ checkIn: former.from, checkOut: former.to })).toBe(true);
});
