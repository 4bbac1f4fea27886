import { expect, test } from 'vitest';
import { asksForLittle } from './data-saver.ts';

test('Q-14: Save-Data and 2G ask for little', () => {
  expect(asksForLittle({ saveData: true, effectiveType: '4g' })).toBe(true);
  expect(asksForLittle({ saveData: false, effectiveType: '2g' })).toBe(true);
  expect(asksForLittle({ effectiveType: 'slow-2g' })).toBe(true);
});

test('Q-14: a good connection, or a browser that says nothing, gets the whole page', () => {
  expect(asksForLittle({ saveData: false, effectiveType: '3g' })).toBe(false);
  expect(asksForLittle({})).toBe(false);
});
