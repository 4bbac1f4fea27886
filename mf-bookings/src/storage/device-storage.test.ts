// @vitest-environment happy-dom

import { afterEach, expect, test, vi } from 'vitest';
import { deviceStorage, forgetUnsaved, isUnsaved, storedText } from './device-storage.ts';

afterEach(() => vi.unstubAllGlobals());

function throwing(name: string) {
  return () => {
    throw new DOMException('no', name);
  };
}

test('if storage is full, the page keeps its own value in memory and knows that it is unsaved', () => {
  const full = { getItem: () => 'older', setItem: throwing('QuotaExceededError'), removeItem: () => {} };
  vi.stubGlobal('localStorage', full);
  deviceStorage.setItem('full', 'newer');
  expect(storedText('full')).toBe('newer');
  expect(isUnsaved('full')).toBe(true);
  vi.stubGlobal('localStorage', { ...full, setItem: () => {} });
  deviceStorage.setItem('full', 'newest');
  expect(isUnsaved('full')).toBe(false);
});

test('if storage is blocked, all pages of the tab share what was written until it is wiped', () => {
  const blocked = throwing('SecurityError');
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
  expect(storedText('blocked')).toBeUndefined();
  deviceStorage.setItem('blocked', 'receipt');
  expect(storedText('blocked')).toBe('receipt');
  forgetUnsaved();
  expect(isUnsaved('blocked')).toBe(false);
  expect(storedText('blocked')).toBeUndefined();
});
