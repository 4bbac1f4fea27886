import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPartStore, type PartSource } from './part-store.ts';

const newsletter = 'mf-forms/newsletter';
const down: PartSource = () => Promise.reject(new Error('down'));
const view = () => null;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function storeOf(source: PartSource) {
  const options = { source: vi.fn(source), onLoadFailed: vi.fn() };
  return { ...options, store: createPartStore(options) };
}

/** The state of a promise without waiting for it. */
async function stateOf(promise: Promise<unknown>): Promise<unknown> {
  return Promise.race([promise, Promise.resolve('pending')]);
}

test('a prerendered part sleeps until it is woken', async () => {
  const { store, source } = storeOf(async () => view);
  store.adopt(newsletter, 'page');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(source).not.toHaveBeenCalled();
  store.wake(newsletter);
  await expect(store.read(newsletter)).resolves.toBe(view);
  expect(store.status(newsletter)).toBe('ready');
});

test('G-13: the promise of a prerendered part never rejects; it is stalled, and tried again until its code loads', async () => {
  const { store, source } = storeOf(down);
  store.adopt(newsletter, 'page');
  store.wake(newsletter);
  await vi.advanceTimersByTimeAsync(1500);
  expect(store.status(newsletter)).toBe('stalled');
  expect(await stateOf(store.read(newsletter))).toBe('pending');
  source.mockImplementation(async () => view);
  store.wake(newsletter);
  await expect(store.read(newsletter)).resolves.toBe(view);
  expect(source).toHaveBeenCalledTimes(3);
});

test('a part whose page was left is not tried again, and loads anew when it is next rendered', async () => {
  const { store, source } = storeOf(down);
  store.adopt(newsletter, 'page');
  store.wake(newsletter);
  await vi.advanceTimersByTimeAsync(0);
  store.leavePage();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(source).toHaveBeenCalledTimes(1);
  source.mockImplementation(async () => view);
  await expect(store.read(newsletter)).resolves.toBe(view);
});

test('a part of the whole site outlives the page', async () => {
  const { store, source } = storeOf(down);
  store.adopt('mf-forms/callback', 'site');
  store.wake('mf-forms/callback');
  await vi.advanceTimersByTimeAsync(0);
  store.leavePage();
  await vi.advanceTimersByTimeAsync(1500);
  expect(source).toHaveBeenCalledTimes(2);
});

test('a rendered part that failed stays failed until a visitor comes to it again', async () => {
  const { store, source } = storeOf(down);
  const first = store.read(newsletter);
  expect(store.read(newsletter)).toBe(first);
  await expect(first).rejects.toThrow('down');
  source.mockImplementation(async () => view);
  await expect(store.load(newsletter)).resolves.toBe(view);
});

test('G-13: a rendered part is recovered before it counts as failed, a prerendered one is not', async () => {
  const { store, onLoadFailed } = storeOf(down);
  const lastResort = vi.fn(() => new Promise<never>(() => undefined));
  store.setLastResort(lastResort);
  store.adopt('mf-forms/callback', 'site');
  store.wake('mf-forms/callback');
  const rendered = store.read(newsletter);
  await vi.advanceTimersByTimeAsync(0);
  expect(onLoadFailed).toHaveBeenCalledTimes(2);
  expect(lastResort.mock.calls).toEqual([[newsletter, new Error('down')]]);
  expect(await stateOf(rendered)).toBe('pending');
});

test('a settled promise carries its outcome, which React reads without waiting', async () => {
  const { store } = storeOf(async () => view);
  const reading = store.read(newsletter);
  await reading;
  expect(reading).toMatchObject({ status: 'fulfilled', value: view });
});
