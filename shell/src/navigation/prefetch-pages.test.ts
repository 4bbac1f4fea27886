// @vitest-environment happy-dom
import type { PartRef } from '@venue/shared/contract/site-parts.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PartSource } from '../parts/part-store.ts';
import { setPages } from '../site/pages.ts';
import { createPrefetch, untilFollowed } from './prefetch-pages.ts';

const contact: PartRef = 'mf-forms/contact';
const Contact = () => null;

type Line = { arrived?: boolean; whenViewLoaded?: () => Promise<unknown> };

function ahead({ arrived = true, whenViewLoaded = () => Promise.resolve() }: Line = {}) {
  const source = vi.fn<PartSource>(async () => Contact);
  const modules = { prefetchPart: async () => arrived, hasNewRelease: async () => false };
  return { source, ...createPrefetch({ modules, source, whenViewLoaded }) };
}

async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
}

beforeEach(() => {
  vi.useFakeTimers();
  setPages([{ view: contact, address: '/write-to-us' }]);
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => setTimeout(callback));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what is fetched ahead has run before it is asked for, once all of it has come', async () => {
  const came = ahead();
  came.prefetch('/write-to-us');
  await pass(10);
  expect(came.source).toHaveBeenCalledExactlyOnceWith(contact);
  const missing = ahead({ arrived: false });
  missing.prefetch('/write-to-us');
  await pass(untilFollowed - 20);
  expect(missing.source).not.toHaveBeenCalled();
});

test('a link that is touched does not wait for those in view', async () => {
  vi.stubGlobal('requestIdleCallback', () => undefined);
  const { source, prefetch, prefetchNow } = ahead();
  prefetch('/write-to-us');
  await pass(untilFollowed - 20);
  expect(source).not.toHaveBeenCalled();
  prefetchNow('/write-to-us');
  await pass(10);
  expect(source).toHaveBeenCalledExactlyOnceWith(contact);
});

test('links in view wait for the page that was tapped', async () => {
  let arrive: () => void = () => undefined;
  const page = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { source, prefetch } = ahead({ whenViewLoaded: () => page });
  prefetch('/write-to-us');
  await pass(untilFollowed - 20);
  expect(source).not.toHaveBeenCalled();
  arrive();
  await pass(10);
  expect(source).toHaveBeenCalledExactlyOnceWith(contact);
});

test('what is touched is fetched while the finger rests, and all that waits for its turn after a moment', async () => {
  setPages([
    { view: contact, address: '/write-to-us' },
    { view: 'mf-forms/career', address: '/work-with-us' },
  ]);
  const { source, prefetch, prefetchNow } = ahead();
  prefetchNow('/write-to-us');
  prefetch('/work-with-us');
  await pass(10);
  expect(source).toHaveBeenCalledExactlyOnceWith(contact);
  await pass(untilFollowed - 20);
  expect(source).toHaveBeenCalledOnce();
  await pass(untilFollowed);
  expect(source).toHaveBeenCalledTimes(2);
});
