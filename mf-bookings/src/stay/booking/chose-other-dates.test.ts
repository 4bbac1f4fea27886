import { expect, test } from 'vitest';
import { choseOtherDates } from './chose-other-dates.ts';
import { sampleStay } from './sample-stay.ts';

const today = '2026-11-22';
const comes = (chosen: Record<string, string>, record = sampleStay) => choseOtherDates(chosen, record, today);

test('who comes for other nights than those that are paid is not shown the receipt of these', () => {
  expect(comes({ checkIn: '2026-12-20', checkOut: '2026-12-22' })).toBe(true);
  expect(comes({ checkIn: '2026-12-04', checkOut: '2026-12-08' })).toBe(true);
  expect(comes({ checkIn: '2026-12-20', checkOut: '' })).toBe(true);
  expect(comes({ date: '2026-12-05' }, { ...sampleStay, place: 'concert-space', to: '2026-12-04' })).toBe(
    true,
  );
});

test('who comes for the same nights, for none, or for one that is over, comes for the receipt', () => {
  expect(comes({ checkIn: '2026-12-04', checkOut: '2026-12-07', arrival: '15:30' })).toBe(false);
  expect(comes({ checkIn: '2026-12-04', checkOut: '' })).toBe(false);
  expect(comes({ checkIn: '', checkOut: '' })).toBe(false);
  expect(comes({})).toBe(false);
  expect(comes({ checkIn: '2026-11-20', checkOut: '2026-11-21' })).toBe(false);
  expect(comes({ date: '2026-12-04' }, { ...sampleStay, place: 'concert-space', to: '2026-12-04' })).toBe(
    false,
  );
});

test('a stay that was moved is known by its former nights too', () => {
  const former = { from: '2026-12-01', to: '2026-12-03' };
  const moved = { ...sampleStay, changes: { moved: [{ from: former, at: 1, requestedAt: 1 }] } };
  expect(comes({ checkIn: former.from, checkOut: former.to }, moved)).toBe(false);
  expect(comes({ checkIn: former.from, checkOut: former.to })).toBe(true);
});
