import { expect, test } from 'vitest';
import { listText } from './bookings-on-this-device-view.tsx';

test('the list counts its entries, and calls none settled: a balance may be left, or a day waited for', () => {
  expect(listText({ open: 0, all: 1 })).toBe('One entry. It is stored in this browser only.');
  expect(listText({ open: 1, all: 1 })).toBe('One entry, still open. It is stored in this browser only.');
  expect(listText({ open: 1, all: 3 })).toBe(
    'Three entries, one still open. They are stored in this browser only.',
  );
});
