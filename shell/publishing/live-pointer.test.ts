import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pointerIn, pointerKey } from './front/live-composition.ts';
import { liveState, movePointer, pointerTo, stateInTurn, withCleaning } from './live-pointer.ts';
import { memoryStore } from './memory-store.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

test('the pointer moves from the state that was read, and from no other', async () => {
  const site = memoryStore();
  const nothing = await liveState(site);
  const first = await movePointer(site, nothing, pointerTo('first', []));
  expect(first.pointer).toMatchObject({ live: 'first', earlier: [] });
  await expect(movePointer(site, nothing, pointerTo('second', []))).rejects.toThrow(
    /somebody else has published meanwhile \(.*\), and that is live\. Publish again\./,
  );
  await movePointer(site, first, pointerTo('second', ['first']));
  expect((await liveState(site)).pointer).toMatchObject({ live: 'second', earlier: ['first'] });
});

test('a step whose answer was lost on its way has been made', async () => {
  const site = memoryStore();
  const failing = {
    ...site,
    putIf: async (...asked: Parameters<typeof site.putIf>) => {
      await site.putIf(...asked);
      throw new Error('the line was cut');
    },
  };
  const moved = await movePointer(failing, await liveState(site), pointerTo('first', []));
  expect(moved.pointer?.live).toBe('first');
});

test('a step that did not arrive says why', async () => {
  const site = { ...memoryStore(), putIf: () => Promise.reject(new Error('the line was cut')) };
  const step = movePointer(site, await liveState(site), pointerTo('first', []));
  await expect(step).rejects.toThrow('the line was cut');
});

test('who cleans up is waited for until it is done', async () => {
  const site = memoryStore();
  const cleaning = withCleaning(pointerTo('first', []));
  const state = await movePointer(site, await liveState(site), cleaning);
  setTimeout(() => void movePointer(site, state, pointerTo('first', [])), 100);
  const next = await stateInTurn(site);
  expect(next.pointer?.cleaningUntil).toBeUndefined();
});

test('who died while cleaning up is waited for a minute, whatever its clock said', async () => {
  const site = memoryStore();
  const asleep = { ...pointerTo('first', []), cleaningUntil: Date.now() + 24 * 3_600_000 };
  const text = JSON.stringify(asleep);
  await site.put({
    key: pointerKey,
    body: Buffer.from(text),
    type: 'application/json',
    cacheControl: 'no-store',
  });
  const waiting = stateInTurn(site);
  vi.setSystemTime(Date.now() + 61_000);
  expect((await waiting).pointer).toEqual(pointerIn(text));
});

test('a damaged pointer is replaced', async () => {
  const site = memoryStore();
  await site.put({ key: pointerKey, body: Buffer.from('{"live":'), type: 'x', cacheControl: 'no-store' });
  const state = await liveState(site);
  expect(state.pointer).toBeUndefined();
  expect((await movePointer(site, state, pointerTo('first', []))).pointer?.live).toBe('first');
});
