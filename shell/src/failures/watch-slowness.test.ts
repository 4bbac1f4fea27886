import { expect, test } from 'vitest';
import { shiftSum } from './watch-slowness.ts';

test('a page that moves too much is told of once, with the part that moved most', () => {
  const add = shiftSum(0.25);
  expect(add(0.05, 'mf-forms/contact')).toBeUndefined();
  expect(add(0.2, 'mf-forms/callback')).toBeUndefined();
  expect(add(0.06, 'mf-forms/contact')).toEqual({ code: 'shift', part: 'mf-forms/callback', amount: 31 });
  expect(add(0.5, 'mf-forms/contact')).toBeUndefined();
});

test('a page that moves a little is not told of', () => {
  const add = shiftSum(0.25);
  expect([add(0.1, undefined), add(0.1, undefined)]).toEqual([undefined, undefined]);
});
