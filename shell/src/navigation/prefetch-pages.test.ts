// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PartRef } from '@venue/shared/contract/site-parts.ts';
import type { PartSource } from '../parts/part-store.ts';
import { setPages } from '../site/pages.ts';
import { createPrefetch } from './prefetch.ts';

const contact: PartRef = 'mf-forms/contact';
const Contact = () => null;

type Connection = { arrived?: boolean; whenViewLoaded?: () => Promise<unknown> };

function createdPrefetch({ arrived = true, whenViewLoaded = () => Promise.resolve() }: Connection = {}) {
  const source = vi.fn<PartSource>(async () => Contact);
  const modules = { prefetchPart: async () => arrived, needsDocument: async () => false };
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

test('the code of a link in view is fetched and run, once all of it has arrived', async () => {
  const came = createdPrefetch();
  came.prefetch('/write-to-us');
  await pass(10);
  expect(came.source).toHaveBeenCalledExactlyOnceWith(contact);
  const missing = createdPrefetch({ arrived: false });
  missing.prefetch('/write-to-us');
  await pass(280);
  expect(missing.source).not.toHaveBeenCalled();
});

test('a touched link does not wait for links in view', async () => {
  vi.stubGlobal('requestIdleCallback', () => undefined);
  const { source, prefetch, prefetchNow } = createdPrefetch();
  prefetch('/write-to-us');
  await pass(280);
  expect(source).not.toHaveBeenCalled();
  prefetchNow('/write-to-us');
  await pass(10);
  expect(source).toHaveBeenCalledExactlyOnceWith(contact);
});

test('links in view wait for the page that was navigated to', async () => {
  let arrive: () => void = () => undefined;
  const page = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { source, prefetch } = createdPrefetch({ whenViewLoaded: () => page });
  prefetch('/write-to-us');
  await pass(280);
  expect(source).not.toHaveBeenCalled();
  arrive();
  await pass(10);
  expect(source).toHaveBeenCalledExactlyOnceWith(contact);
});
