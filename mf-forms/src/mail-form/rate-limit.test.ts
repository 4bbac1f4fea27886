// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { isTooSoon, noteSent } from './rate-limit.ts';

const noon = Date.parse('2027-03-20T11:00:00Z');

beforeEach(() => localStorage.clear());

test('a form is free again after ten seconds, and other forms at once', () => {
  expect(isTooSoon('contact', noon)).toBe(false);
  noteSent('contact', noon);
  expect(isTooSoon('contact', noon + 9_999)).toBe(true);
  expect(isTooSoon('callback', noon + 1)).toBe(false);
  expect(isTooSoon('contact', noon + 10_000)).toBe(false);
});

test('a clock that was set back does not lock the form', () => {
  noteSent('contact', noon);
  expect(isTooSoon('contact', noon - 60_000)).toBe(false);
});

test('where storage is blocked nothing is limited', () => {
  noteSent('contact', noon);
  vi.stubGlobal('localStorage', undefined);
  noteSent('contact', noon);
  expect(isTooSoon('contact', noon)).toBe(false);
  vi.unstubAllGlobals();
});
