// @vitest-environment happy-dom
import type { PartRef } from '@venue/shared/contract/site-parts.ts';
import { createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPartStore, type PartSource } from '../parts/part-store.ts';
import { learnPages } from '../site/pages.ts';
import { createNavigation } from './create-navigation.ts';

const nowhere = () => Promise.reject(new Error('no part is asked for'));
const contact: PartRef = 'mf-forms/contact';

function navigationOf({ source = nowhere, arrived = true }: { source?: PartSource; arrived?: boolean }) {
  const router = createMemoryRouter([{ path: '*', element: null }]);
  const store = createPartStore({ adopted: nowhere, rendered: nowhere, heal: () => undefined });
  const modules = {
    arrived: async () => arrived,
    isUnsafeHere: async () => false,
    isReplaced: async () => false,
  };
  return { router, ...createNavigation(router, { store, modules, source }) };
}

beforeEach(() => {
  document.head.innerHTML = '<link rel="canonical" href="https://venue.example/">';
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => setTimeout(callback));
});

afterEach(() => vi.unstubAllGlobals());

test('the next page is not shared under the address of the first one', async () => {
  const { router } = navigationOf({});
  await router.navigate('/#halls');
  expect(document.querySelector('link[rel="canonical"]')).not.toBeNull();
  await router.navigate('/elsewhere');
  expect(document.querySelector('link[rel="canonical"]')).toBeNull();
});

test('another page is rendered in one piece, also on the way back; a place on the same page is not', async () => {
  const { router } = navigationOf({});
  const pieces: [string, boolean][] = [];
  router.subscribe(({ location }, { flushSync }) => {
    pieces.push([location.pathname + location.hash, flushSync]);
  });
  await router.navigate('/#halls');
  await router.navigate('/elsewhere');
  await router.navigate(-1);
  await vi.waitFor(() => expect(pieces).toHaveLength(3));
  expect(pieces).toEqual([
    ['/#halls', false],
    ['/elsewhere', true],
    ['/#halls', true],
  ]);
});

test('what is fetched ahead has run before it is asked for, once all of it has come', async () => {
  learnPages([{ view: contact, address: '/write-to-us' }]);
  const source = vi.fn<PartSource>(nowhere);
  navigationOf({ source }).prefetch('/write-to-us');
  await vi.waitFor(() => expect(source).toHaveBeenCalledExactlyOnceWith(contact));
  navigationOf({ source, arrived: false }).prefetch('/write-to-us');
  await new Promise((resolve) => {
    setTimeout(resolve, 20);
  });
  expect(source).toHaveBeenCalledTimes(1);
});

test('a link that is touched does not wait for those in view', async () => {
  vi.stubGlobal('requestIdleCallback', () => undefined);
  learnPages([{ view: contact, address: '/write-to-us' }]);
  const source = vi.fn<PartSource>(nowhere);
  const { prefetch, prefetchNow } = navigationOf({ source });
  prefetch('/write-to-us');
  await new Promise((resolve) => {
    setTimeout(resolve, 20);
  });
  expect(source).not.toHaveBeenCalled();
  prefetchNow('/write-to-us');
  await vi.waitFor(() => expect(source).toHaveBeenCalledExactlyOnceWith(contact));
});
