import { afterEach, expect, test, vi } from 'vitest';
import { ifAlone, type TryLock } from './if-alone.ts';

afterEach(() => vi.unstubAllGlobals());

/** Locks as the browser keeps them for all its tabs. */
function sharedLocks(): TryLock {
  const taken = new Set<string>();
  return async (name, run) => {
    if (taken.has(name)) return run(false);
    taken.add(name);
    try {
      return await run(true);
    } finally {
      taken.delete(name);
    }
  };
}

test('C-22: the same is paid in one tab at a time, something else in another', async () => {
  const locks = sharedLocks();
  let finish = () => {};
  const opened = new Promise<string>((resolve) => {
    finish = () => resolve('paid');
  });
  const first = ifAlone('Ambali Hall', () => opened, locks);
  const second = vi.fn(async () => 'paid');
  expect(await ifAlone('Ambali Hall', second, locks)).toBe('elsewhere');
  expect(second).not.toHaveBeenCalled();
  expect(await ifAlone('Ball Room', second, locks)).toBe('paid');
  finish();
  expect(await first).toBe('paid');
  expect(await ifAlone('Ambali Hall', second, locks)).toBe('paid');
});

test.each([
  ['has no locks', {}],
  [
    'refuses all site data',
    { locks: { query: () => Promise.reject(new DOMException('denied', 'SecurityError')) } },
  ],
])('C-22: a browser that %s still pays', async (_, browser) => {
  vi.stubGlobal('navigator', browser);
  expect(await ifAlone('Ambali Hall', async () => 'paid')).toBe('paid');
});
