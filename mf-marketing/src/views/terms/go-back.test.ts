import { expect, test } from 'vitest';
import { hasPageBefore } from './go-back.tsx';

test('PG-07: a page of this site before is a way back', () => {
  expect(hasPageBefore({ history: { length: 3 }, navigation: { canGoBack: true } })).toBe(true);
});

test('PG-07: entries of other sites in the same tab are not', () => {
  expect(hasPageBefore({ history: { length: 3 }, navigation: { canGoBack: false } })).toBe(false);
});

test('PG-07: without the Navigation API the length of the history decides', () => {
  expect(hasPageBefore({ history: { length: 2 } })).toBe(true);
  expect(hasPageBefore({ history: { length: 1 } })).toBe(false);
});
