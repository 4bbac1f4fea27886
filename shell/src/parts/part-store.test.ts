import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPartStore, type PartSource } from './part-store.ts';

const newsletter = 'mf-forms/newsletter';
const down: PartSource = () => Promise.reject(new Error('down'));
const view = () => null;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function storeOf(adopted: PartSource, rendered = adopted) {
  const sources = { adopted: vi.fn(adopted), rendered: vi.fn(rendered), onRetryFailed: vi.fn() };
  return { ...sources, store: createPartStore(sources) };
}

/** The state of a promise without waiting for it. */
async function stateOf(promise: Promise<unknown>): Promise<unknown> {
  return Promise.race([promise, Promise.resolve('pending')]);
}

test('a prerendered part sleeps until it is woken', async () => {
  const { store, adopted } = storeOf(async () => view);
  store.adopt(newsletter, 'page');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(adopted).not.toHaveBeenCalled();
  store.wake(newsletter);
  await expect(store.read(newsletter)).resolves.toBe(view);
  expect(store.status(newsletter)).toBe('ready');
});

test('G-13: the promise of a prerendered part never rejects; it is stalled, and tried again until its code loads', async () => {
  const { store, adopted } = storeOf(down);
  store.adopt(newsletter, 'page');
  store.wake(newsletter);
  await vi.advanceTimersByTimeAsync(1500);
  expect(store.status(newsletter)).toBe('stalled');
  expect(await stateOf(store.read(newsletter))).toBe('pending');
  adopted.mockImplementation(async () => view);
  store.wake(newsletter);
  await expect(store.read(newsletter)).resolves.toBe(view);
  expect(adopted).toHaveBeenCalledTimes(3);
});

test('a part whose page was left is not tried again, and loads anew when it is next rendered', async () => {
  const { store, adopted, rendered } = storeOf(down, async () => view);
  store.adopt(newsletter, 'page');
  store.wake(newsletter);
  await vi.advanceTimersByTimeAsync(0);
  store.leavePage();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(adopted).toHaveBeenCalledTimes(1);
  await expect(store.read(newsletter)).resolves.toBe(view);
  expect(rendered).toHaveBeenCalledTimes(1);
});

test('a part of the frame outlives the page', async () => {
  const { store, adopted } = storeOf(down);
  store.adopt('mf-forms/callback', 'frame');
  store.wake('mf-forms/callback');
  await vi.advanceTimersByTimeAsync(0);
  store.leavePage();
  await vi.advanceTimersByTimeAsync(1500);
  expect(adopted).toHaveBeenCalledTimes(2);
});

test('a rendered part that failed stays failed until it is retried', async () => {
  const { store, rendered } = storeOf(down);
  const first = store.read(newsletter);
  expect(store.read(newsletter)).toBe(first);
  await expect(first).rejects.toThrow('down');
  rendered.mockImplementation(async () => view);
  store.retry(newsletter);
  await expect(store.read(newsletter)).resolves.toBe(view);
});

test('G-13: only a failed retry of the visitor is reported as such', async () => {
  const { store, onRetryFailed } = storeOf(down);
  store.adopt(newsletter, 'page');
  store.wake(newsletter);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(onRetryFailed).not.toHaveBeenCalled();
  store.retry(newsletter);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(onRetryFailed.mock.calls).toEqual([[newsletter]]);
});

test('G-13: retrying a rendered part loads it anew, and reports if that fails', async () => {
  const { store, rendered, onRetryFailed } = storeOf(down);
  await expect(store.read(newsletter)).rejects.toThrow('down');
  store.retry(newsletter);
  await expect(store.read(newsletter)).rejects.toThrow('down');
  expect(rendered).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(0);
  expect(onRetryFailed.mock.calls).toEqual([[newsletter]]);
  rendered.mockImplementation(async () => view);
  store.retry(newsletter);
  await expect(store.read(newsletter)).resolves.toBe(view);
  expect(onRetryFailed).toHaveBeenCalledTimes(1);
});

test('a settled promise carries its outcome, which React reads without waiting', async () => {
  const { store } = storeOf(async () => view);
  const reading = store.read(newsletter);
  await reading;
  expect(reading).toMatchObject({ status: 'fulfilled', value: view });
});
