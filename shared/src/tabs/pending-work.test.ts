import { afterEach, expect, test, vi } from 'vitest';
import { trackPending, whenNothingPending } from './pending-work.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** As many locks in shared mode as want it; one without waits for them. */
function stubLocks(): void {
  const held = new Set<Promise<unknown>>();
  type Run = () => unknown;
  const request = async (_name: string, how: Run | { mode: 'shared' }, run: Run = () => {}) => {
    if (typeof how === 'function') {
      await Promise.all(held);
      return how();
    }
    const holding = Promise.resolve(run());
    held.add(holding);
    return holding;
  };
  vi.stubGlobal('navigator', { locks: { query: async () => ({}), request } });
}

const soon = () => new Promise((resolve) => setTimeout(resolve));

test('what is under way is waited for, also when it fails', async () => {
  stubLocks();
  let end = () => {};
  const work = trackPending(
    new Promise<never>((_resolve, reject) => {
      end = () => reject(new Error('no answer'));
    }),
  );
  await soon();
  const order: string[] = [];
  const waited = whenNothingPending(60_000).then(() => order.push('left'));
  await soon();
  order.push('ended');
  end();
  await expect(work).rejects.toThrow('no answer');
  await waited;
  expect(order).toEqual(['ended', 'left']);
});

test('work that does not end is waited for only up to the limit', async () => {
  stubLocks();
  void trackPending(new Promise(() => {}));
  await soon();
  await whenNothingPending(5);
});

test('without locks nothing is waited for', async () => {
  vi.stubGlobal('navigator', {});
  expect(await trackPending(Promise.resolve('sent'))).toBe('sent');
  await whenNothingPending(60_000);
});
