import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ObjectStore } from './object-store.ts';
import { leaseKey, takeLease } from './publishing-lease.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A store of one object, which keeps conditions. */
function smallStore() {
  let etag = 0;
  let body: Uint8Array | undefined;
  const put = (next: Uint8Array) => {
    [etag, body] = [etag + 1, next];
    return { outcome: 'put', etag: String(etag) } as const;
  };
  const store: ObjectStore = {
    name: 's3://small/',
    keys: async () => new Set(body ? [leaseKey] : []),
    markOf: async () => undefined,
    read: async () => body && { body, etag: String(etag) },
    put: async (object) => void put(object.body),
    putIf: async (condition, object) => {
      const isRight = condition === 'nothing' ? !body : Boolean(body) && condition.etag === String(etag);
      return isRight ? put(object.body) : { outcome: 'refused' };
    },
    remove: async () => {
      body = undefined;
    },
  };
  return store;
}

const quarter = 15_000;

function leaseOf(owner: string) {
  const body = Buffer.from(JSON.stringify({ owner, until: Date.now() + 60_000 }));
  return { key: leaseKey, body, type: 'application/json', cacheControl: 'no-store' };
}

test('a lease is renewed for as long as it is wanted', async () => {
  const { guarded, assertHeld, giveBack } = await takeLease(smallStore());
  for (let times = 0; times < 8; times += 1) await vi.advanceTimersByTimeAsync(quarter);
  expect(assertHeld).not.toThrow();
  expect(guarded).toBe(true);
  await giveBack();
});

test('who has lost a lease knows it by the next renewal, and leaves the other one there', async () => {
  const store = smallStore();
  const { assertHeld, giveBack } = await takeLease(store);
  await store.put(leaseOf('somebody else'));
  await vi.advanceTimersByTimeAsync(quarter);
  expect(assertHeld).toThrow('somebody else has begun to publish');
  await giveBack();
  expect(await store.keys()).toContain(leaseKey);
});

test('a renewal whose answer was lost on its way is no loss', async () => {
  const store = smallStore();
  const { assertHeld, giveBack } = await takeLease(store);
  const own = await store.read(leaseKey);
  const { owner } = JSON.parse(String(Buffer.from(own?.body ?? '')));
  await store.put(leaseOf(owner));
  await vi.advanceTimersByTimeAsync(quarter);
  expect(assertHeld).not.toThrow();
  await giveBack();
  expect(await store.keys()).not.toContain(leaseKey);
});
