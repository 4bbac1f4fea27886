// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { deviceStorage, forgetKept, isUnsaved, keptText } from './device-storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

function throwing(name: string) {
  return () => {
    throw new DOMException('no', name);
  };
}

test('a full storage costs nothing that this page wrote, and it is said that it ends with the page', () => {
  const full = { getItem: () => 'older', setItem: throwing('QuotaExceededError'), removeItem: () => {} };
  vi.stubGlobal('localStorage', full);
  deviceStorage.setItem('full', 'newer');
  expect(keptText('full')).toBe('newer');
  expect(isUnsaved('full')).toBe(true);
  vi.stubGlobal('localStorage', { ...full, setItem: () => {} });
  deviceStorage.setItem('full', 'newest');
  expect(isUnsaved('full')).toBe(false);
});

test('what a full storage did not take is still known when the page is loaded again', async () => {
  const full = { getItem: () => 'unpaid', setItem: throwing('QuotaExceededError'), removeItem: () => {} };
  vi.stubGlobal('localStorage', full);
  deviceStorage.setItem('paid', 'paid');
  vi.resetModules();
  const again = await import('./device-storage.ts');
  expect(again.keptText('paid')).toBe('paid');
  expect(again.isUnsaved('paid')).toBe(true);
  vi.stubGlobal('localStorage', { ...full, setItem: () => {} });
  again.deviceStorage.setItem('paid', 'paid, and room');
  expect(again.isUnsaved('paid')).toBe(false);
  expect(again.keptText('paid')).toBe('unpaid');
});

test('where storage is blocked, all pages of the tab share what was written, until it is wiped', () => {
  const blocked = throwing('SecurityError');
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
  expect(keptText('blocked')).toBeUndefined();
  deviceStorage.setItem('blocked', 'receipt');
  expect(keptText('blocked')).toBe('receipt');
  forgetKept(['blocked']);
  expect(isUnsaved('blocked')).toBe(false);
  expect(keptText('blocked')).toBeUndefined();
});
