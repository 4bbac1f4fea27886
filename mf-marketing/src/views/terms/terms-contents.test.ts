import { expect, test } from 'vitest';
import { hasPageBefore } from './terms-contents.tsx';

test('PG-07: an earlier page of this site can be gone back to', () => {
  expect(hasPageBefore({ history: { length: 3 }, navigation: { canGoBack: true } })).toBe(true);
});

test('PG-07: pages of other sites in the same tab cannot', () => {
  expect(hasPageBefore({ history: { length: 3 }, navigation: { canGoBack: false } })).toBe(false);
});

test('PG-07: without the Navigation API the length of the history decides', () => {
  expect(hasPageBefore({ history: { length: 2 } })).toBe(true);
  expect(hasPageBefore({ history: { length: 1 } })).toBe(false);
});
