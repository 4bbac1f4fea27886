import { afterEach, expect, test, vi } from 'vitest';
import type { PageVisit } from './page-visit.ts';
import { createRunExclusive, runExclusive, type TryLock } from './run-exclusive.ts';

afterEach(() => vi.unstubAllGlobals());

/** Locks shared by all tabs, as in a browser. */
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

const visit: PageVisit = { isShown: () => true };

/** A task that runs until `finish` is called. */
function lasting() {
  let finish = () => {};
  const run = () =>
    new Promise<string>((resolve) => {
      finish = () => resolve('paid');
    });
  return { run, finish: () => finish() };
}

test('C-22: one thing is paid in one tab at a time; another tab may pay for something else', async () => {
  const locks = sharedLocks();
  const [here, there] = [createRunExclusive(locks), createRunExclusive(locks)];
  const payment = lasting();
  const first = here('Ambali Hall', visit, payment.run);
  const second = vi.fn(async () => 'paid');
  expect(await there('Ambali Hall', visit, second)).toBe('open-in-other-tab');
  expect(second).not.toHaveBeenCalled();
  expect(await there('Ball Room', visit, second)).toBe('paid');
  payment.finish();
  expect(await first).toBe('paid');
  expect(await there('Ambali Hall', visit, second)).toBe('paid');
});

test('C-22: a second click is told apart from another tab, even without locks', async () => {
  const here = createRunExclusive((_, run) => run(true));
  const payment = lasting();
  const first = here('Ambali Hall', visit, payment.run);
  const second = vi.fn(async () => 'paid');
  expect(await here('Ambali Hall', visit, second)).toBe('already-running');
  expect(second).not.toHaveBeenCalled();
  payment.finish();
  expect(await first).toBe('paid');
});

test('C-22: after leaving the page and coming back, the first attempt is waited for before the next begins', async () => {
  const here = createRunExclusive(sharedLocks());
  const left = lasting();
  const first = here('Ambali Hall', visit, left.run);
  const back: PageVisit = { isShown: () => true };
  const second = vi.fn(async () => 'paid later');
  const again = here('Ambali Hall', back, second);
  const click = here('Ambali Hall', back, second);
  await Promise.resolve();
  expect(second).not.toHaveBeenCalled();
  left.finish();
  expect(await first).toBe('paid');
  expect(await Promise.all([again, click])).toEqual(['paid later', 'already-running']);
  expect(second).toHaveBeenCalledOnce();
});

test.each([
  ['has no locks', {}],
  [
    'refuses all site data',
    { locks: { query: () => Promise.reject(new DOMException('denied', 'SecurityError')) } },
  ],
])('C-22: a browser that %s still pays', async (_, browser) => {
  vi.stubGlobal('navigator', browser);
  expect(await runExclusive('Ambali Hall', visit, async () => 'paid')).toBe('paid');
});
