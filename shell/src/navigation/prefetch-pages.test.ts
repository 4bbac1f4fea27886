// @vitest-environment happy-dom
import type { PartComponent } from '@venue/shared/contract/remote.tsx';
import type { PartRef } from '@venue/shared/contract/site-parts.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PartSource } from '../parts/source-of-parts.ts';
import { learnPages } from '../site/pages.ts';
import { createPrefetch } from './prefetch-pages.ts';

const contact: PartRef = 'mf-forms/contact';
const Contact = () => null;

type Line = { arrived?: boolean; free?: () => Promise<unknown> };

function ahead({ arrived = true, free = () => Promise.resolve() }: Line = {}) {
  const source = vi.fn<PartSource>(async () => Contact);
  const askNow = vi.fn<(ref: PartRef) => void>();
  const modules = { askNow, arrived: async () => arrived, isReplaced: async () => false };
  const renderUnseen = vi.fn<(view: PartComponent) => void>();
  return { source, askNow, renderUnseen, ...createPrefetch({ modules, source, free, renderUnseen }) };
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

afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(undefined, '', '/');
});

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
  const { source, askNow, prefetch, prefetchNow } = ahead();
  prefetch('/write-to-us');
  await aWhile();
  expect(source).not.toHaveBeenCalled();
  expect(askNow).not.toHaveBeenCalled();
  prefetchNow('/write-to-us');
  expect(askNow).toHaveBeenCalledExactlyOnceWith(contact);
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

test('what a link leads to is rendered unseen, once, when it was in view and when it is touched', async () => {
  const { source, renderUnseen, prefetch, prefetchNow } = ahead();
  prefetch('/write-to-us');
  await vi.waitFor(() => expect(renderUnseen).toHaveBeenCalledExactlyOnceWith(Contact));
  prefetchNow('/write-to-us');
  prefetch('/write-to-us');
  await vi.waitFor(() => expect(source).toHaveBeenCalledTimes(3));
  await aWhile();
  expect(renderUnseen).toHaveBeenCalledOnce();
});

test('what is touched is rendered while the finger rests, and all that waits for its turn after a moment', async () => {
  learnPages([
    { view: contact, address: '/write-to-us' },
    { view: 'mf-forms/career', address: '/work-with-us' },
  ]);
  const { source, renderUnseen, prefetch, prefetchNow } = ahead();
  prefetchNow('/write-to-us');
  prefetch('/work-with-us');
  await vi.waitFor(() => expect(renderUnseen).toHaveBeenCalledOnce());
  await aWhile();
  expect(source).toHaveBeenCalledExactlyOnceWith(contact);
  await vi.waitFor(() => expect(renderUnseen).toHaveBeenCalledTimes(2));
});

test('what was touched and followed is not rendered a second time behind its page', async () => {
  let arrive: () => void = () => undefined;
  const page = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { source, renderUnseen, prefetchNow } = ahead({ free: () => page });
  prefetchNow('/write-to-us');
  await vi.waitFor(() => expect(source).toHaveBeenCalledOnce());
  window.history.pushState(undefined, '', '/write-to-us');
  arrive();
  await aWhile();
  expect(renderUnseen).not.toHaveBeenCalled();
});

test('the page that is shown is not rendered a second time', async () => {
  window.history.pushState(undefined, '', '/write-to-us');
  const { source, renderUnseen, prefetch } = ahead();
  prefetch('/write-to-us');
  await vi.waitFor(() => expect(source).toHaveBeenCalledOnce());
  await aWhile();
  expect(renderUnseen).not.toHaveBeenCalled();
});
