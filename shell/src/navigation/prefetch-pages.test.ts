// @vitest-environment happy-dom
import type { PartRef } from '@venue/shared/contract/site-parts.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PartSource } from '../parts/part-store.ts';
import { learnPages } from '../site/pages.ts';
import { createPrefetch } from './prefetch-pages.ts';

const contact: PartRef = 'mf-forms/contact';
const Contact = () => null;

type Line = { arrived?: boolean; free?: () => Promise<unknown> };

function ahead({ arrived = true, free = () => Promise.resolve() }: Line = {}) {
  const source = vi.fn<PartSource>(async () => Contact);
  const modules = { arrived: async () => arrived, isReplaced: async () => false };
  return { source, ...createPrefetch({ modules, source, free }) };
}

function aWhile(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 20);
  });
}

beforeEach(() => {
  learnPages([{ view: contact, address: '/write-to-us' }]);
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => setTimeout(callback));
});

afterEach(() => vi.unstubAllGlobals());

test('what is fetched ahead has run before it is asked for, once all of it has come', async () => {
  const came = ahead();
  came.prefetch('/write-to-us');
  await vi.waitFor(() => expect(came.source).toHaveBeenCalledExactlyOnceWith(contact));
  const missing = ahead({ arrived: false });
  missing.prefetch('/write-to-us');
  await aWhile();
  expect(missing.source).not.toHaveBeenCalled();
});

test('a link that is touched does not wait for those in view', async () => {
  vi.stubGlobal('requestIdleCallback', () => undefined);
  const { source, prefetch, prefetchNow } = ahead();
  prefetch('/write-to-us');
  await aWhile();
  expect(source).not.toHaveBeenCalled();
  prefetchNow('/write-to-us');
  await vi.waitFor(() => expect(source).toHaveBeenCalledExactlyOnceWith(contact));
});

test('links in view wait for the page that was tapped', async () => {
  let arrive: () => void = () => undefined;
  const page = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { source, prefetch } = ahead({ free: () => page });
  prefetch('/write-to-us');
  await aWhile();
  expect(source).not.toHaveBeenCalled();
  arrive();
  await vi.waitFor(() => expect(source).toHaveBeenCalledExactlyOnceWith(contact));
});

test('what is touched is fetched while the finger rests, and all that waits for its turn after a moment', async () => {
  learnPages([
    { view: contact, address: '/write-to-us' },
    { view: 'mf-forms/career', address: '/work-with-us' },
  ]);
  const { source, prefetch, prefetchNow } = ahead();
  prefetchNow('/write-to-us');
  prefetch('/work-with-us');
  await vi.waitFor(() => expect(source).toHaveBeenCalledExactlyOnceWith(contact));
  await aWhile();
  expect(source).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(source).toHaveBeenCalledTimes(2));
});
